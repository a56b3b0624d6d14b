import type { BlockExamples } from '#components/blocks/examples.ts'
import { Note } from './Note.tsx'

export const examples = {
  typical: {
    element: (
      <Note title="When you can do without">
        <p>An internal tool on managed laptops with one browser needs a short check after each update.</p>
      </Note>
    ),
    mdx: `<Note title="When you can do without">

An internal tool on managed laptops with one browser needs a short check after each update.

</Note>`,
  },
  fullest: {
    element: (
      <Note title="When the firmware is signed off by a regulator twice a year?">
        <p>
          Then continuous <em>deployment</em> is the wrong aim, and{' '}
          <a href="/devops-practices">integration</a> is still worth its price.
        </p>
        <ul>
          <li>The candidate is always built</li>
          <li>
            The log says <code>ready-for-the-signature-of-the-regulator-since-monday-morning</code>
          </li>
        </ul>
      </Note>
    ),
    mdx: `<Note title="When the firmware is signed off by a regulator twice a year?">

Then continuous *deployment* is the wrong aim, and [integration](/devops-practices) is still worth its price.

- The candidate is always built
- The log says \`ready-for-the-signature-of-the-regulator-since-monday-morning\`

</Note>`,
  },
} satisfies BlockExamples
