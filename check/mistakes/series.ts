/** Messages about mistakes in series, and in the drawings that show them. */
import {
  all,
  catalog,
  detail,
  edit,
  type Mistake,
  move,
  remove,
  write,
} from '../testing/catalog.ts'

const FILE = 'content/data/series/queue.csv'
const HEAD = 'hour,orders per hour (thousand),low,high'
const ROWS = Array.from({ length: 14 }, (_, hour) => `${hour}:00,${hour === 9 ? 30 : 12},10,15`)

const series = (head = HEAD, rows: readonly string[] = ROWS) =>
  write(FILE, `${[head, ...rows].join('\n')}\n`)

const figure = (at = '9:00', name = 'queue') =>
  detail(
    /name="ports"[^/]*\/>/,
    `name="anomaly" title="Orders per hour in their usual range" caption="An example" series="${name}" at="${at}" band="usual range" outlier="a sale" source="Made-up shop" />`,
  )

/** A drawing of a series in which one row is another. */
const withRow = (row: number, text: string): Mistake =>
  all(series(HEAD, ROWS.with(row, text)), figure())

catalog('series', {
  'a series and its drawing': all(series(), figure()),
  'Windows line ends and a byte order mark': all(
    write(FILE, `\uFEFF${[HEAD, ...ROWS].join('\r\n')}\r\n`),
    figure(),
  ),
  'quotation marks around each cell': all(
    write(FILE, [HEAD, ...ROWS].map((line) => `"${line.replaceAll(',', '","')}"\n`).join('')),
    figure(),
  ),
  'no file': figure(),
  'a misspelled name': all(series(), figure('9:00', 'queu')),
  'no names of columns': all(series(ROWS[0], ROWS.slice(1)), figure()),
  'a missing column': all(
    series(
      'hour,orders per hour (thousand),low',
      ROWS.map((row) => row.replace(/,\d+$/, '')),
    ),
    figure(),
  ),
  semicolons: all(
    series(
      HEAD.replaceAll(',', ';'),
      ROWS.map((row) => row.replaceAll(',', ';')),
    ),
    figure(),
  ),
  'columns in another order': all(series('hour,orders per hour (thousand),high,low'), figure()),
  'a measure without a unit': all(series('hour,orders per hour,low,high'), figure()),
  'a unit that stands before its number': all(
    series('hour,sales per hour ($1000),low,high'),
    figure(),
  ),
  'a decimal comma': withRow(2, '2:00,12,5,10,15'),
  'a word for a number': withRow(2, '2:00,many,10,15'),
  'a typographic minus': withRow(2, '2:00,−12,10,15'),
  'a quotation mark that is not closed': withRow(2, '"2:00,12,10,15'),
  'an empty cell': withRow(2, '2:00,,10,15'),
  'a range upside down': withRow(2, '2:00,12,15,10'),
  'the same hour twice': withRow(2, '1:00,12,10,15'),
  'dates that a spreadsheet has rewritten': all(
    series(
      HEAD,
      ROWS.map((row) => row.replace(/^(\d+):00/, (_, hour) => `${Number(hour) + 1}-Mar`)),
    ),
    figure('10-Mar'),
  ),
  'a date that a spreadsheet has rewritten': withRow(2, '04-Mar,12,10,15'),
  'too few rows': all(series(HEAD, ROWS.slice(4)), figure()),
  'an empty file': all(write(FILE, ''), figure()),
  'a mark that is no row': all(series(), figure('9.00')),
  'a mark that resembles another row': all(series(), figure('8.00')),
  'a mark inside the range': all(series(), figure('8:00')),
  'a mark that is not the farthest': all(
    series(HEAD, ROWS.with(3, '3:00,18,10,15')),
    figure('3:00'),
  ),
  'nothing outside the range': withRow(9, '9:00,12,10,15'),
  'a series that no drawing shows': series(),
  'the same numbers twice': all(
    series(),
    write('content/data/series/copy.csv', `${[HEAD, ...ROWS].join('\n')}\n`),
    figure(),
    edit(
      'content/beta.mdx',
      /name="loop"[^/]*\/>/,
      'name="anomaly" title="Orders per hour once more, in their range" caption="Another example" series="copy" at="9:00" band="usual range" outlier="a sale" source="Made-up shop" />',
    ),
  ),
  'a spreadsheet’s name': all(series(), figure(), move(FILE, 'content/data/series/Queue.CSV')),
  'a removed file': all(series(), figure(), remove(FILE)),
})(`
a series and its drawing: nothing
Windows line ends and a byte order mark: nothing
quotation marks around each cell: nothing
no file: content/alpha.mdx at ""queue" at="9:00" band="" there is no series queue: content/data/series/queue.csv does not exist. A drawing shows exactly what its numbers say. Write that file, or name one of those in content/data/series/.
a misspelled name: content/alpha.mdx at ""queu" at="9:00" band="u" there is no series queu: content/data/series/queu.csv does not exist. A drawing shows exactly what its numbers say. Did you mean queue?
no names of columns: content/data/series/queue.csv:1:1 numbers in the first line, which names the columns. A drawing shows exactly what its numbers say. Write a line above them, such as night,rows per night (million),low,high.
a missing column: content/data/series/queue.csv:1:1 the line has 3 cells; the first line names four columns: what a row is, what is measured with its unit in parentheses, low and high. A drawing shows exactly what its numbers say. Write them with commas between, such as night,rows per night (million),low,high.
semicolons: content/data/series/queue.csv:1:1 the line has 1 cell; the first line names four columns: what a row is, what is measured with its unit in parentheses, low and high. A drawing shows exactly what its numbers say. Write them with commas between, such as night,rows per night (million),low,high.
columns in another order: content/data/series/queue.csv:1:33 low is "high"; it must be "low". Head of the third column. Write "low".
columns in another order: content/data/series/queue.csv:1:38 high is "low"; it must be "high". Head of the fourth column. Write "high".
a measure without a unit: content/data/series/queue.csv:1:6 measure is "orders per hour"; it takes up to 24 characters and, in parentheses, a unit of up to 8 that is read after a number. Head of the second column: what is measured, and its unit in parentheses, such as "rows per night (million)". Correct it.
a unit that stands before its number: content/data/series/queue.csv:1:6 measure is "sales per hour ($1000)"; it takes up to 24 characters and, in parentheses, a unit of up to 8 that is read after a number. Head of the second column: what is measured, and its unit in parentheses, such as "rows per night (million)". Correct it.
a decimal comma: content/data/series/queue.csv:4:1 the line has 5 cells; the first line names 4 columns. A drawing shows exactly what its numbers say. Write one cell for each, with commas between: numbers have a decimal point, and no comma for thousands.
a word for a number: content/data/series/queue.csv:4:6 rows.value is text, "many"; it takes a number. What was measured, with a decimal point and without its unit. Write a number.
a typographic minus: content/data/series/queue.csv:4:6 rows.value is text, "−12"; it takes a number. What was measured, with a decimal point and without its unit. Write -12.
a quotation mark that is not closed: content/data/series/queue.csv:4:1 a quotation mark on one side of a cell. A drawing shows exactly what its numbers say. Remove it; cells need no quotation marks.
an empty cell: content/data/series/queue.csv:4:6 rows.value is empty; it takes a number. What was measured, with a decimal point and without its unit. Fill it in.
a range upside down: content/data/series/queue.csv:4:12 rows.high is 10, which is not above its low, 15. The page is built from these facts. Write a higher number.
the same hour twice: content/data/series/queue.csv:4:1 rows.step is "1:00", as in an earlier row. The page is built from these facts. Give each row its own.
dates that a spreadsheet has rewritten: content/data/series/queue.csv:2:1 rows.step is "1-Mar", as a spreadsheet writes dates. The page is built from these facts. Write "Mar 1" and the others like it; in the spreadsheet, format the column as text first.
a date that a spreadsheet has rewritten: content/data/series/queue.csv:4:1 rows.step is "04-Mar", as a spreadsheet writes dates. The page is built from these facts. Write "Mar 4" and the others like it; in the spreadsheet, format the column as text first.
too few rows: content/data/series/queue.csv:1:1 rows has 10 entries; it takes at least 12. A drawing has room for 12 to 60 rows; fewer go into bars. Add 2 entries.
an empty file: content/data/series/queue.csv:1:1 the file is empty. A drawing shows exactly what its numbers say. Write four columns: what a row is, what is measured with its unit in parentheses, low and high.
a mark that is no row: content/alpha.mdx at ""9.00" band="usual range" at is "9.00", but this series has no such hour; it goes from "0:00" to "13:00". The drawing marks that row. Did you mean "9:00"?
a mark that resembles another row: content/alpha.mdx at ""8.00" band="usual range" at is "8.00", but this series has no such hour; it goes from "0:00" to "13:00". The drawing marks that row. Did you mean "9:00"?
a mark inside the range: content/alpha.mdx at ""8:00" band="usual range" at is "8:00", whose 12 is inside its range from 10 to 15; "9:00" is the farthest, with 30. The drawing marks the value farthest outside. Write at="9:00", or correct the numbers.
a mark that is not the farthest: content/alpha.mdx at ""3:00" band="usual range" at is "3:00", whose 18 is less far outside its range from 10 to 15; "9:00" is the farthest, with 30. The drawing marks the value farthest outside. Write at="9:00", or correct the numbers.
nothing outside the range: content/alpha.mdx at ""9:00" band="usual range" no hour of this series is outside its range. The drawing marks the value outside. Correct the numbers, or show them as bars.
a series that no drawing shows: content/data/series/queue.csv:1:1 no drawing shows the series queue. Nobody would notice that it has become wrong. In the editor, add the block "Drawing: numbers over time" to a page; in a file, write series="queue" in a <Figure name="anomaly" … />. Otherwise remove the numbers.
the same numbers twice: content/beta.mdx at "<Figure" the figure "anomaly" has the same numbers as the figure "anomaly" on line N of content/alpha.mdx. Two subjects do not have one curve: a reader who sees it twice believes neither. Give each its own numbers, or remove one of them.
a spreadsheet’s name: content/data/series/Queue.CSV:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/data/series/queue.csv.
a removed file: content/alpha.mdx at ""queue" at="9:00" band="" there is no series queue: content/data/series/queue.csv does not exist. A drawing shows exactly what its numbers say. Write that file, or name one of those in content/data/series/.
`)

catalog('series as text', {
  'a misspelled column': all(series(HEAD.replace('orders', 'custmers')), figure()),
  'a British column': all(series(HEAD.replace('orders', 'colours')), figure()),
  'an unfinished merge': withRow(
    2,
    '<<<<<<< HEAD\n2:00,12,10,15\n=======\n2:00,13,10,15\n>>>>>>> main',
  ),
  'an invisible character': withRow(2, '2:00\u200b,12,10,15'),
  'an unreadable letter': withRow(2, '2:00\ufffd,12,10,15'),
  'a file in UTF-16': all(
    write(FILE, Buffer.from(`\ufeff${[HEAD, ...ROWS].join('\n')}`, 'utf16le')),
    figure(),
  ),
  'a spreadsheet': all(write(FILE, 'PK\x03\x04[Content_Types].xml'), figure()),
})(`
a misspelled column: advice content/data/series/queue.csv:1:6 "custmers" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "customers"? If it is correct, add the line "- custmers" to content/data/dictionary.yaml, at its start.
a British column: content/data/series/queue.csv:1:6 "colours" is the British spelling; the site uses American English. Mixed spellings look like two authors who don't talk to each other. Write "colors".
an unfinished merge: content/data/series/queue.csv:4:1 the merge marker <<<<<<<, between two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the right version, and remove the other along with the lines <<<<<<<, ======= and >>>>>>>.
an unfinished merge: content/data/series/queue.csv:6:1 the merge marker =======, between two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the right version, and remove the other along with the lines <<<<<<<, ======= and >>>>>>>.
an unfinished merge: content/data/series/queue.csv:8:1 the merge marker >>>>>>>, between two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the right version, and remove the other along with the lines <<<<<<<, ======= and >>>>>>>.
an invisible character: content/data/series/queue.csv:4:5 an invisible character, U+200B. It came with copied text and splits words for search and screen readers. Delete it.
an unreadable letter: content/data/series/queue.csv:4:5 an unreadable letter, because the file is not saved as UTF-8. Visitors would see a question mark instead. Type the word again, and save the file as UTF-8.
a file in UTF-16: content/data/series/queue.csv:1:1 an unreadable letter, because the file is not saved as UTF-8. Visitors would see a question mark instead. Save it again as UTF-8: in the Notepad of Windows with "Save as" and the encoding UTF-8.
a spreadsheet: content/data/series/queue.csv:1:1 a document of a word processor or spreadsheet, not plain text. No page or data can be read from it. Copy its text into the editor of this repository. In TextEdit, choose "Make Plain Text" before you save; in a spreadsheet, save as CSV.
`)
