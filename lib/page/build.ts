import { bundle } from '../bundle.ts'

/** The script of every page: `lib/page/main.ts`. */
export function buildPageScript(): Promise<string> {
  return bundle(process.cwd(), 'lib/page/main.ts')
}
