import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { openServices } from '#server/services.ts'
import { videoModel } from './video-model.server.ts'

const services = openServices(
  readEnv({
    SANITY_PROJECT_ID: 'p',
    SANITY_READ_TOKEN: 't',
    MEILI_URL: 'http://127.0.0.1:1',
    SESSION_SECRET: 's'.repeat(32),
    FRAME_HOSTS: 'photos.example=http://127.0.0.1:3334/films',
    MEDIA_ORIGINS: 'https://films.example',
  }),
)
const video = (videoUrl: string) => videoModel({ videoUrl, externalVideoUrl: '' }, services)

test.each([
  ['https://films.example/a.mp4', 'https://films.example/a.mp4'],
  ['https://photos.example/b.webm', 'http://127.0.0.1:3334/films/b.webm'],
])('the film %s of an origin that the policy names plays in the page', (address, href) => {
  expect(video(address)).toEqual({ href, plays: 'file' })
})

test('a film of an origin that the policy does not name opens as a page', () => {
  const href = 'https://films.example.evil.example/a.mp4'
  expect(video(href)).toEqual({ href, plays: 'elsewhere' })
})

test('a known host’s player is embedded in a frame', () => {
  expect(video('https://vimeo.com/12345')?.plays).toBe('frame')
})

test('the policy names the origins of films and no others', () => {
  expect(services.mediaOrigins).toEqual(['http://127.0.0.1:3334', 'https://films.example'])
})
