/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { isPublicAddress } from './images.ts'

it.each([
  'https://news.example/a b.jpg?width=640#x',
  'https://news.example:443/',
  'https://müller.example./',
])('%s leads out', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  '',
  '/a.jpg',
  'news.example/a.jpg',
  'http://news.example/a.jpg',
  'ftp://news.example/a.jpg',
  'data:image/png;base64,AA',
  'file:///etc/passwd',
  'https://user@news.example/',
  'https://:p@news.example/',
  'https://news.example:8443/',
  'https://localhost/',
  'https://printer/',
  'https://app.localhost/',
  'https://metadata.google.internal/',
  'https://router.home.arpa./',
  'https://nas.local/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://203.0.113.7/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
])('%s is not asked', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
