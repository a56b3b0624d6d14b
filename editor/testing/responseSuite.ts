import { expect, it } from '@jest/globals'
import type { WorkerRig } from './workerRig.ts'

const DATA_POLICY =
  /^default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'$/

/** Headers of every kind of response. */
export function responseSuite(rig: WorkerRig): void {
  it.each([
    ['/', 200, 'no-cache', /default-src 'none'.*script-src 'self';/],
    ['/assets/editor-1A2B.js', 200, 'public, max-age=31536000, immutable', /script-src 'self';/],
    ['/assets/none.js', 404, 'no-cache', /script-src 'self';/],
    ['/api/tree', 401, 'no-store', DATA_POLICY],
    ['/auth/callback', 403, 'no-store', DATA_POLICY],
  ])(
    'answers at %s under a strict policy, and says how long to keep it',
    async (path, status, kept, policy) => {
      const { headers, ...answer } = await rig.editor.browser().ask(path)
      expect(answer.status).toBe(status)
      expect(headers.get('Content-Security-Policy')).toMatch(policy)
      expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=/)
      expect(headers.get('X-Frame-Options')).toBe('DENY')
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(headers.get('Cache-Control')).toBe(kept)
    },
  )
}
