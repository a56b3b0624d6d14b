export const dynamic = 'force-static'

/** In development, the rules for paper are in the sheets that Next links, and their own sheet is empty. */
export function GET() {
  return new Response('', { headers: { 'content-type': 'text/css; charset=utf-8' } })
}
