import { HtmlValidate } from 'html-validate'

/** Only what a parser would mend or a browser would mistake: the whole page is judged in `out/`. */
const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  rules: {
    'close-order': 'error',
    'element-name': 'error',
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-order': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'element-required-attributes': 'error',
    'element-required-content': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-inline-style': 'error',
    'text-content': 'error',
    'valid-id': ['error', { relaxed: true }],
    'wcag/h30': 'error',
    'wcag/h37': 'error',
  },
})

/** What is wrong with a piece of HTML, each as a line; empty where it is valid. */
export async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} at ${html.slice(offset - 20, offset + 40)}`,
    ),
  )
}
