import type { MetadataRoute } from 'next'
import { webManifest } from '#lib/seo/metadata.ts'

export const dynamic = 'force-static'

export default (): MetadataRoute.Manifest => webManifest()
