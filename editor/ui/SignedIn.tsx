import { Button } from './controls.tsx'
import { set } from './store.ts'

const STILL_SIGNED_IN =
  'You are still signed in, because the server did not answer. Check your connection, then sign out again.'

/** Says so if it fails: on a shared machine, others could go on under this name. */
async function signOut(): Promise<void> {
  const response = await fetch('/auth/sign-out', { method: 'POST' }).catch(() => undefined)
  if (response?.ok) location.reload()
  else set({ trouble: STILL_SIGNED_IN })
}

/** Under which name one proposes changes. */
export const SignedIn = ({ author }: { author: string }) => (
  <p className="row hint">
    Signed in as {author}.<Button onClick={signOut}>Sign out</Button>
  </p>
)
