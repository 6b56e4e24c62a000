import { describe, expect, it } from 'vitest'
import { findRedirectProblem, followRedirects } from './follow-redirects.ts'

const to = (from: string, target: string, permanent = true) => ({ from, to: target, permanent })

describe('following redirects', () => {
  it('ends at the last address, whatever the case and the slash at the end', () => {
    const redirects = [to('/old', '/middle'), to('/Middle/', '/new?x=1')]
    expect(followRedirects('/OLD/', redirects)).toMatchObject({
      to: '/new?x=1',
      permanent: true,
      loop: false,
    })
  })

  it('is permanent only if each step is', () => {
    const redirects = [to('/old', '/middle'), to('/middle', '/new', false)]
    expect(followRedirects('/old', redirects)?.permanent).toBe(false)
  })

  it('finds a loop, also of one redirect alone, and ends', () => {
    expect(followRedirects('/a', [to('/a', '/b'), to('/b', '/a')])?.loop).toBe(true)
    expect(followRedirects('/a', [to('/a', '/a')])?.loop).toBe(true)
  })

  it('leads nowhere from an address without a redirect, and leaves the site where one says so', () => {
    expect(followRedirects('/other', [to('/a', '/b')])).toBeNull()
    expect(followRedirects('/a', [to('/a', 'https://b.example/a')])?.to).toBe('https://b.example/a')
  })
})

describe('what is wrong with a redirect', () => {
  const others = [to('/b', '/c')]
  it.each([
    ['/b', '/x', 'error', 'Another redirect'],
    ['/c', '/b', 'error', 'circles'],
    ['/a', '/a', 'error', 'circles'],
    ['/a', '/b', 'warning', '/c'],
  ])('from %s to %s is an %s', (from, target, level, words) => {
    const problem = findRedirectProblem({ from, to: target }, others)
    expect(problem?.level).toBe(level)
    expect(problem?.text).toContain(words)
  })

  it('is nothing where it leads to a page at once', () => {
    expect(findRedirectProblem({ from: '/a', to: '/about-us' }, others)).toBeNull()
  })
})
