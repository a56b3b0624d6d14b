import { JOBS, type Job } from '../jobs/answers.ts'
import { JobDialog } from './JobDialog.tsx'
import { Keys } from './Keys.tsx'
import { Propose } from './Propose.tsx'
import { SearchAll } from './SearchAll.tsx'
import { useWork } from './store.ts'

export { FoundPlaces } from './FoundPlaces.tsx'

/** The window that is open over the page, if one is. */
export default function Dialogs() {
  const { dialog } = useWork()
  if (dialog === 'propose') return <Propose />
  if (dialog === 'search') return <SearchAll />
  if (dialog === 'keys') return <Keys />
  return dialog && dialog in JOBS && <JobDialog job={dialog as Job} />
}
