import { Button } from './controls.tsx'

/** What a second tab shows, in which changes would overwrite those of the first. */
export const OpenElsewhere = () => (
  <main className="gate">
    <h1>Edit the website</h1>
    <p>
      The editor is already open in another tab, with everything you have written. Go on there, or
      close that tab and open the editor here.
    </p>
    <Button onClick={() => location.reload()}>Open it here</Button>
  </main>
)
