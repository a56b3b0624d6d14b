import { getData } from '#lib/content/pages.ts'
import { securityTxt } from '#lib/site/files.ts'

export const dynamic = 'force-static'

export function GET() {
  return new Response(securityTxt(getData().site), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
