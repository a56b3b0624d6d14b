/** The bar at the top of each page, which is one row. */
import type { SiteRule } from '#check/parse/site.ts'
import { counted, rule } from '#check/problems.ts'
import { fileOfData } from '#lib/content/data.ts'

const length = rule('length', 'In a second row, the bar would cover the beginning of each page')

/** How many characters stand side by side in a window of 1280 pixels, the mark and the search beside them. */
export const MAX_BAR = 85

/** Checks that the name of the provider and the labels of the bar fit in one row. */
export const checkBar: SiteRule = ({ data, dataFile }, reportIn) => {
  const file = dataFile('navigation')
  if (!file || !data.site || !data.navigation) return
  const { links, services } = data.navigation
  const texts = [data.site.name, services.label, ...links.map(({ label }) => label)]
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  if (characters <= MAX_BAR) return
  const cut = `Cut ${counted(characters - MAX_BAR, 'character')}`
  reportIn(file.file)(
    file.yaml.at(['links'], 'key'),
    length({
      found: `the name of the provider and the labels of the bar have ${characters} characters in all; there is room for ${MAX_BAR}`,
      remedy: `${cut} of the labels in links, of services.label, or of the name in ${fileOfData('site')}`,
      inEditor: { remedy: `${cut} of these labels, or of the name in ${fileOfData('site')}` },
    }),
  )
}
