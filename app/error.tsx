'use client'

import { ErrorMessage } from '#components/islands/ErrorMessage/ErrorMessage.tsx'

export default function RouteError({ reset }: { error: Error; reset: () => void }) {
  return <ErrorMessage retry={reset} />
}
