/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { announce } from './announce.ts'

const KEY = '0123456789abcdef'
const addresses = ['https://plumbline.example/', 'https://plumbline.example/etl-testing']

/** Status of the next answers; 0 breaks the connection off. */
let status: number
let received: { method: string | undefined; type: string | undefined; body: { urlList: string[] } }[]

const server = createServer(async (request, response) => {
  const { method, headers } = request
  received.push({ method, type: headers['content-type'], body: JSON.parse(await text(request)) })
  if (status === 0) response.destroy()
  else response.writeHead(status).end()
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

function answer(next: number) {
  status = next
  received = []
}
const call = (list: readonly string[] = addresses) =>
  announce({ key: KEY, addresses: list }, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)

describe('announce', () => {
  it('sends addresses with host and key', async () => {
    answer(200)
    expect(await call()).toEqual(['IndexNow took 2 addresses.'])
    expect(received).toEqual([
      {
        method: 'POST',
        type: 'application/json; charset=utf-8',
        body: {
          host: 'plumbline.example',
          key: KEY,
          keyLocation: `https://plumbline.example/${KEY}.txt`,
          urlList: addresses,
        },
      },
    ])
  })

  it('takes 202 for a success, as the first announcement of a key has it', async () => {
    answer(202)
    expect(await call()).toEqual(['IndexNow took 2 addresses and has yet to look at the key (202).'])
  })

  it('sends ten thousand at a time', async () => {
    answer(200)
    const many = Array.from({ length: 10_001 }, (_, index) => `https://plumbline.example/${index}`)
    expect(await call(many)).toEqual(['IndexNow took 10000 addresses.', 'IndexNow took 1 address.'])
    expect(received.flatMap(({ body }) => body.urlList)).toEqual(many)
  })

  it.each([
    [400, 'it could not read the request'],
    [403, `Is https://plumbline.example/${KEY}.txt served`],
    [422, 'Is url in content/data/site.yaml the address of the site?'],
    [429, 'Run this again later'],
    [500, 'it answered 500. Run this again later'],
  ])('says what to do at %i', async (refusal, words) => {
    answer(refusal)
    await expect(call()).rejects.toThrow(words)
    expect(received).toHaveLength(1)
  })

  it('says that nobody answers', async () => {
    answer(0)
    await expect(call()).rejects.toThrow(/^IndexNow did not answer at http:.*Run this again later\.$/)
  })
})
