/** HTML by template: whatever is put in is text, unless it was made here. */

export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | number | undefined | false | readonly Value[]

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function write(value: Value): string {
  if (value instanceof Html) return value.text
  if (value === undefined || value === false) return ''
  if (typeof value === 'object') return value.map(write).join('')
  return String(value).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}

/** Sets values into HTML, as text or as the value of a quoted attribute; lists one after the other. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + write(values[index])).join(''))
}
