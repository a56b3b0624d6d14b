import { HtmlValidate } from 'html-validate'

/** Rules for what parsers repair or browsers misread. Whole pages are validated in `out/`. */
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

/** Returns the problems in a piece of HTML, one line each; empty if it is valid. */
export async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message} at ${html.slice(offset - 20, offset + 40)}`,
    ),
  )
}
