/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { sortFiles } from './files.ts'
import { Problems } from './problems.ts'

function sort(...files: string[]) {
  const problems = new Problems()
  return { sorted: sortFiles(files, problems), problems: problems.list.map(({ file }) => file) }
}

describe('sortFiles', () => {
  it('knows what is what', () => {
    expect(
      sort(
        'index.html',
        'services/a.html',
        '404.html',
        '_next/static/chunks/3-x~8.js',
        '_next/static/chunks/a.css',
        '_next/static/media/sans.1a.woff2',
        '_next/static/media/photo.1a.png',
        'robots.txt',
        'llms.txt',
        'og/services/a.png',
        'sitemap.xml',
      ),
    ).toEqual({
      sorted: {
        pages: ['404.html', 'index.html', 'services/a.html'],
        assets: [
          '_next/static/media/photo.1a.png',
          'llms.txt',
          'og/services/a.png',
          'robots.txt',
          'sitemap.xml',
        ],
      },
      problems: [],
    })
  })

  it('leaves out what nobody asks for', () => {
    const { sorted, problems } = sort(
      'about-us.html',
      'about-us.txt',
      'about-us/__next._full.txt',
      'services/a.html',
      'services/a.txt',
      'services/a/__next.services.$d$slug.__PAGE__.txt',
      '__next._tree.txt',
      '_not-found.html',
      '_not-found.txt',
      'site.js',
      '_next/static/b1/_buildManifest.js',
      '_next/static/b1/_ssgManifest.js',
      '_next/static/b1/_clientMiddlewareManifest.js',
    )
    expect(sorted).toEqual({ pages: ['about-us.html', 'services/a.html'], assets: [] })
    expect(problems).toEqual([])
  })

  it.each([
    'data.bin',
    'api/news',
    'server.js',
    '_next/static/chunks/a.js.map',
    '_next/static/b1/_newManifest.js',
    '_next/data/a.json',
    '_next/static/media/other.ttf',
    'page.rsc',
  ])('does not know %s', (file) => {
    expect(sort(file).problems).toEqual([file])
  })
})
