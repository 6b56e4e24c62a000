import { expect, it } from 'vitest'
import { carVideo } from './car-video.ts'

const video = (externalVideoUrl: string, videoUrl = '') => carVideo({ videoUrl, externalVideoUrl })
const PLAYER = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'

it.each([
  'https://www.youtube.com/watch?v=abcdefghijk&t=3',
  'https://youtu.be/abcdefghijk',
  'https://m.youtube.com/shorts/abcdefghijk',
  'https://www.youtube.com/embed/abcdefghijk',
])('plays %s in the player without cookies', (url) => {
  expect(video(url)).toEqual({ href: PLAYER, plays: 'frame' })
})

it('plays a file by itself, and opens any other address as the page it is', () => {
  expect(video('https://vimeo.com/123')?.href).toBe('https://player.vimeo.com/video/123?dnt=1&autoplay=1')
  expect(video('https://cdn.example/walk.mp4?x=1')?.plays).toBe('file')
  expect(video('https://tour.example/123')).toEqual({ href: 'https://tour.example/123', plays: 'elsewhere' })
  expect(video('https://www.youtube.com/watch?v=short')?.plays).toBe('elsewhere')
})

it('has the car’s own video before a linked one', () => {
  expect(video('https://youtu.be/abcdefghijk', 'https://cdn.example/own.mp4')?.plays).toBe('file')
})

it.each(['', 'nonsense', 'http://cdn.example/a.mp4', 'javascript:alert(1)'])(
  'a car has no video for %j',
  (url) => {
    expect(video(url)).toBeNull()
  },
)
