import { expect, it } from '@jest/globals'
import { NEWS_IMAGES } from '#lib/news/answer.ts'
import { type Rig, SLACK_MS, STRICT } from './rig.ts'
import { type Behavior, dripOf, floodOf, hang, json, late, reset, status, text } from './stub.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The maximum size of a picture. */
const LARGE = Buffer.alloc(512 * 1024, 7)

const picture =
  (type = 'image/png', bytes: Uint8Array = PNG): Behavior =>
  (response) => {
    response.writeHead(200, { 'Content-Type': type, 'Set-Cookie': 'seen=1', 'X-Tracker': '1' })
    response.end(bytes)
  }

const movedTo = (address: string) => status(302, { Location: address })

/** Pictures of articles, with a stub for the publishers' hosts. */
export function imageSuite(rig: Rig): void {
  let count = 0

  /** A picture at the publishers that no other test uses. */
  function newPicture(behavior: Behavior = picture(), host = 'news.example') {
    const path = `/picture-${++count}.png`
    rig.stub.on(path, behavior)
    return { path, address: `https://${host}${path}` }
  }

  /** Puts an article with each picture into the current news. @returns the paths the site gives them. */
  async function publish(...images: string[]): Promise<(string | null)[]> {
    const title = `Article ${++count}`
    const results = images.map((image) => ({
      title,
      body: 'b',
      url: 'https://news.example/',
      image,
    }))
    rig.stub.on('/articles', json({ articles: { results } }))
    for (;;) {
      const { articles } = (await rig.news(rig.strict)).answer
      if (articles[0]?.title === title) return articles.map(({ image }) => image)
    }
  }

  const ask = (path: string | null | undefined, init: RequestInit = {}) =>
    fetch(rig.strict.url + path, { redirect: 'manual', ...init })

  async function look(image: string): Promise<Response> {
    const [path] = await publish(image)
    expect(path).toMatch(/^\/api\/news\/image\/[\da-f]{32}$/)
    return ask(path)
  }

  /** Requests pictures, as many at a time as there are articles. @returns their statuses. */
  async function statusesOf(addresses: string[]): Promise<number[]> {
    const statuses: number[] = []
    for (let index = 0; index < addresses.length; index += 3) {
      const paths = await publish(...addresses.slice(index, index + 3))
      statuses.push(...(await Promise.all(paths.map(async (path) => (await ask(path)).status))))
    }
    return statuses
  }

  it('come from the site itself, byte for byte, without their host’s other headers', async () => {
    const response = await look(newPicture().address)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(response.headers.get('X-Tracker')).toBeNull()
  })

  it('are fetched without revealing the visitor, and once for concurrent requests', async () => {
    const { path, address } = newPicture(late(200, picture()))
    const [image] = await publish(address)
    const headers = {
      Cookie: 'a=1',
      Referer: 'https://tester.example/',
      'X-Forwarded-For': '203.0.113.9',
    }
    const all = await Promise.all(Array.from({ length: 12 }, () => ask(image, { headers })))
    all.push(await ask(image))
    for (const response of all) {
      expect(response.status).toBe(200)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
    }
    const [asked, ...more] = rig.stub.received(path)
    expect(more).toEqual([])
    expect(asked?.method).toBe('GET')
    for (const name of ['cookie', 'referer', 'x-forwarded-for'])
      expect(asked?.headers[name]).toBeUndefined()
  })

  it('may have half a megabyte, and are sent once to a browser that caches them', async () => {
    const [image, other] = await publish(
      newPicture().address,
      newPicture(picture('image/gif', LARGE)).address,
    )
    const etag = (await ask(image)).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\da-f]{32}"$/)
    for (const known of [etag, `W/${etag}, "other"`, '*']) {
      const again = await ask(image, { headers: { 'If-None-Match': known } })
      expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, etag, ''])
    }
    for (let visit = 0; visit < 2; visit++) {
      const another = await ask(other, { headers: { 'If-None-Match': etag } })
      expect(another.status).toBe(200)
      expect(LARGE.equals(Buffer.from(await another.arrayBuffer()))).toBe(true)
    }
  })

  it('may have any type that cannot run code, and may redirect twice at most', async () => {
    const types = [
      'image/jpeg',
      'image/webp',
      'image/avif',
      'image/gif',
      'IMAGE/PNG; charset=binary',
    ]
    const third = newPicture()
    const second = newPicture(movedTo(third.path))
    const first = newPicture(movedTo(`https://static.cdn.example${second.path}`))
    const zeroth = newPicture(movedTo(first.path))
    const all = [...types.map((type) => newPicture(picture(type))), first, zeroth]
    const statuses = await statusesOf(all.map(({ address }) => address))
    expect(statuses).toEqual([...types.map(() => 200), 200, 502])
  })

  it('are refused if they are not pictures, too large, too slow, or lead elsewhere', async () => {
    const hostile: [string, Behavior][] = [
      ['is no picture', text('<!doctype html><script>alert(1)</script>', 'text/html')],
      ['is a drawing, which can hold scripts', text('<svg/>', 'image/svg+xml')],
      ['says no type', (response) => response.end(PNG)],
      [
        'is larger than half a megabyte',
        picture('image/png', Buffer.concat([LARGE, PNG.subarray(0, 1)])),
      ],
      ['has no end', floodOf('image/png')],
      ['is a flood of something else', floodOf('text/plain')],
      ['is missing', status(404)],
      ['is empty handed', status(204)],
      ['has no byte', picture('image/png', Buffer.alloc(0))],
      ['cuts the connection', reset],
      ['hangs', hang],
      ['drips', dripOf('image/png')],
      ['moves to plain HTTP', movedTo('http://news.example/picture.png')],
      ['moves to a host that is not allowed', movedTo('https://mynews.example/picture.png')],
      ['moves into a private network', movedTo('https://10.0.0.1/picture.png')],
      ['moves to the metadata of a cloud', movedTo('http://169.254.169.254/')],
      ['moves to no address', movedTo('https://:')],
      ['moves, but does not say where', status(302)],
    ]
    rig.stub.on('/picture.png', picture())
    const all = hostile.map(([, behavior]) => newPicture(behavior))
    const begun = Date.now()
    const statuses = await statusesOf(all.map(({ address }) => address))
    expect(statuses.map((status, index) => [hostile[index]?.[0], status])).toEqual(
      hostile.map(([name]) => [name, 502]),
    )
    // A single timeout for hosts that hang or trickle.
    expect(Date.now() - begun).toBeLessThan(6 * SLACK_MS)
    for (const { path } of all) expect(rig.stub.received(path)).toHaveLength(1)
    expect(rig.stub.received('/picture.png')).toEqual([])
  })

  it('are left out of the news if their URL is not public and allowed', async () => {
    const addresses = [
      'https://127.0.0.1/a.png',
      'https://nas.local/a.png',
      'https://elsewhere.example/a.png',
    ]
    expect(await publish(...addresses)).toEqual([null, null, null])
  })

  it('are served for the previous articles, too, and cannot be used to fetch anything else', async () => {
    const oldest = newPicture()
    const former = newPicture()
    const latest = newPicture()
    const paths: (string | null | undefined)[] = []
    for (const { address } of [oldest, former, latest]) paths.push((await publish(address))[0])
    const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status))
    expect(statuses).toEqual([404, 200, 200])
    const address = encodeURIComponent(oldest.address)
    for (const key of ['', '0'.repeat(32), '__proto__', 'constructor', address, `?url=${address}`])
      expect([key, (await ask(NEWS_IMAGES + key)).status]).toEqual([key, 404])
    expect(rig.stub.received(oldest.path)).toEqual([])
  })

  it('allow only GET and HEAD', async () => {
    const [image] = await publish(newPicture().address)
    const head = await ask(image, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await ask(image, { method })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
  })

  it('are refused on Node if a name resolves into the machine’s own network; Workers have none', async () => {
    const inside = [
      '10.0.0.1',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '192.168.0.1',
      '198.18.0.1',
      '224.0.0.1',
      '::1',
      '::7f00:1',
      '::ffff:10.0.0.1',
      'fc00::1',
      'fe80::1',
      'fec0::1',
      'ff02::1',
      '2002:a00:1::',
      '2001:0:a00:1::',
      '64:ff9b::a00:1',
      '64:ff9b:1::a00:1',
    ]
    const world = ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']
    const leadingTo = (address: string) =>
      newPicture(picture(), `at-${Buffer.from(address).toString('hex')}.news.example`).address
    const isNode = rig.strict.name === 'node'
    const begun = Date.now()
    const lost = newPicture(picture(), 'lost.news.example').address
    expect(await statusesOf([...world.map(leadingTo), lost])).toEqual([
      200,
      200,
      isNode ? 502 : 200,
    ])
    expect(Date.now() - begun).toBeLessThan(STRICT.newsTimeoutMs + SLACK_MS)
    if (!isNode) return
    const statuses = await statusesOf(inside.map(leadingTo))
    expect(statuses.map((status, index) => [inside[index], status])).toEqual(
      inside.map((address) => [address, 502]),
    )
  })
}
