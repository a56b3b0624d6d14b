import { bundle } from '../bundle.ts'

/** The script of every page: `lib/client/main.ts`. */
export function buildPageScript(): Promise<string> {
  return bundle(process.cwd(), 'lib/client/main.ts')
}
