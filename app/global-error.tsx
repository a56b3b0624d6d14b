'use client'

import { ErrorMessage } from '#components/islands/ErrorMessage/ErrorMessage.tsx'

export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-US">
      <body>
        <ErrorMessage retry={reset} />
      </body>
    </html>
  )
}
