import { Dialog } from './controls.tsx'
import { CHECK_KEY, FINDER_KEY } from './leadingKeys.ts'

/** What keys do, by the part of the window in which they do it. On a Mac, Command does what Ctrl does elsewhere. */
const KEYS = {
  'In the list': [
    ['↑ ↓', 'the next entry, or the one before'],
    ['Enter', 'open it; in the finder, the page that is found first'],
  ],
  'In the page': [
    ['↑ ↓', 'the next text, or the one before'],
    ['Page Up, Page Down', 'a screen further'],
    ['Enter', 'write it'],
  ],
  'While writing': [
    ['Ctrl+B', 'bold, or plain again; at the end of bold words, out of them'],
    ['Ctrl+I', 'italics, or plain again; at their end, out of them'],
    ['Ctrl+K', 'a link; at the end of its words, out of it'],
    [
      'Enter',
      'a new paragraph or item; once more, out of a list or a note. In a text of one line: done, or on to the next to be written',
    ],
    [
      'Backspace at the start',
      'joins a paragraph or item with the one before; the first of a list becomes a paragraph',
    ],
    ['/ on an empty line', 'adds a block'],
    ['Tab', 'the next text to be written; in a table, the next cell, or a new row'],
    ['Arrows at the edge of a text', 'on in the text before, or the next'],
    ['Alt+Page Up, Alt+Page Down', 'the text before, or the next'],
    ['Alt+↓', 'move, add, remove'],
    ['Ctrl+Enter', 'done, or on to the next to be written'],
    ['Esc', 'done, and back to the page'],
  ],
  Everywhere: [
    ['Ctrl+Z', 'undo'],
    ['Ctrl+Shift+Z', 'redo'],
    [FINDER_KEY, 'the finder of pages and facts'],
    [CHECK_KEY, 'the check, and back again'],
    ['Tab', 'the next button or part of the window'],
  ],
}

/** The keys that can be used, for those who would rather not reach for the pointer. */
export const Keys = () => (
  <Dialog title="Shortcuts" className="keys">
    {Object.entries(KEYS).map(([where, keys]) => (
      <section key={where}>
        <h3>{where}</h3>
        <dl>
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Dialog>
)
