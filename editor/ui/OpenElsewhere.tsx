import { Button } from './controls.tsx'

/** What a second tab shows, in which changes would overwrite those of the first. */
export const OpenElsewhere = ({ onTakeOver }: { onTakeOver: () => void }) => (
  <main className="gate">
    <h1>Edit the website</h1>
    <p>
      The editor is already open in another tab, with everything you have written. Go on there, or
      here: this tab opens by itself when that one is closed.
    </p>
    <Button onClick={onTakeOver}>Open it here instead</Button>
  </main>
)
