/** Quadratic time would be ten seconds and more. */
const MAX_MICROSECONDS = 1_000_000

/** As much as any reader is given: headers are limited to 16 KB, and bodies to 128 KB. */
export const LENGTH = 128 * 1024

/** Text that makes careless readers start over at each character. */
export const HOSTILE: readonly string[] = [
  ' ',
  '\t',
  ';',
  ',',
  '/',
  '.',
  '-',
  '%',
  '%2f',
  '%25',
  '"',
  '"\\',
  '=',
  '&',
  ':',
  '[',
  '@',
  'a',
  '0',
  'W/',
  '../',
  'a.',
  'a@',
  'a@b.',
  '::',
  '1.',
  ' ;',
  ', ',
  'a=1;',
  '\r',
  '\u200b',
  '=?',
  '&#',
  '{{',
  '?a',
  '<',
  '0x',
  '\u0301',
  '\ud83d',
  'ing',
  'a b',
].flatMap((unit) => {
  const text = unit.repeat(LENGTH / unit.length)
  return [text, `a${text}!`]
})

/** What a header may contain once Node has parsed it. */
export const headerOf = (text: string) => text.replace(/[^\t\x20-\x7e]/g, '?').trim()

/** Calls a reader with each text. Returns the beginnings of those that take long, with the time. */
export async function slowTexts(
  read: (text: string) => unknown,
): Promise<[start: string, microseconds: number][]> {
  const slow: [start: string, microseconds: number][] = []
  for (const text of HOSTILE) {
    // Of this process: other ones may be busy.
    const before = process.cpuUsage()
    await read(text)
    const { user } = process.cpuUsage(before)
    if (user > MAX_MICROSECONDS) slow.push([text.slice(0, 9), user])
  }
  return slow
}
