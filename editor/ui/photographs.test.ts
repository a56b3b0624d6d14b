import { expect, it } from '@jest/globals'
import { offerPicture } from './photographs.ts'
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
