import { expect, it } from '@jest/globals'
import { offerPicture, whyNoPhotographs } from './photographs.ts'
import { set, work } from './store.ts'

it('says so if what was dropped cannot be read, such as a folder', async () => {
  const file = 'content/a.mdx'
  set({ file, contents: { [file]: '<Section>\n\n## A\n\n</Section>\n' } })
  const folder = { name: 'Pictures', bytes: () => Promise.reject(new Error('a folder')) }
  await offerPicture(folder as unknown as File)
  expect(work()).toMatchObject({
    news: 'Pictures could not be read. Drop one JPEG or PNG file.',
    dialog: undefined,
  })
})

it('says of a page without sections where it shows photographs, also if one is pasted there', async () => {
  const whyOf = (page: string) => {
    set({ file: 'content/a.mdx', contents: { 'content/a.mdx': page } })
    return whyNoPhotographs('content/a.mdx')
  }
  expect(whyOf('---\nlayout: detail\n---\n\n<Section>\n\n</Section>\n')).toBe(false)
  expect(whyOf('---\nlayout: contact\n---\n')).toMatch(/^This page shows no photographs/)
  const why = whyOf('---\nlayout: about\n---\n\nWords.\n')
  expect(why).toMatch(/click somebody’s name/)
  await offerPicture(new File([], 'desk.jpg'))
  expect(work()).toMatchObject({ news: why, dialog: undefined })
})
