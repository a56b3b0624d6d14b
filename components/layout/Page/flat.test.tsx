/** @jest-environment node */
import { afterAll, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { flat } from './flat.ts'

const before = process.env.NODE_ENV
afterAll(() => void Object.assign(process.env, { NODE_ENV: before }))

/** What stands for an island among components of the server. */
function Island(): never {
  throw new Error('on the client')
}

it('says the same in a build, leaves alone what has an island, and what belongs into the head', () => {
  const main = (
    <main id="main">
      A <b>&lt;word&gt;</b>
      {['x', 'y'].map((name) => (
        <i key={name}>{name}</i>
      ))}
    </main>
  )
  const island = <main>{<Island />}</main>
  const photo = (
    <main>
      <img src="/photos/a.webp" alt="" />
    </main>
  )
  expect(flat(main)).toBe(main)
  const said = renderToStaticMarkup(main)
  Object.assign(process.env, { NODE_ENV: 'production' })
  expect(flat(main).props.dangerouslySetInnerHTML?.__html).toMatch(/^A <b>/)
  expect(renderToStaticMarkup(flat(main))).toBe(said)
  expect([flat(island), flat(photo)]).toEqual([island, photo])
})
