/** The rules of imports, for all code: `npm run lint` runs them. */

/** Each folder, with those that its modules may import or name beside their own (lib/boundaries.test.ts). */
export const LAYERS = {
  lib: [],
  components: ['lib'],
  app: ['components', 'lib'],
  check: ['lib'],
  edge: ['lib'],
  build: ['components', 'lib'],
  editor: ['app', 'build', 'check', 'components', 'lib'],
  scripts: ['app', 'build', 'check', 'components', 'edge', 'editor', 'lib'],
}

/** The rooms of `lib`. Each may import those before it; two on one line know nothing of each other. */
const ROOMS_OF_LIB = [
  ['calculators'],
  ['content'],
  ['mdx'],
  ['site'],
  ['contact', 'news'],
  ['seo'],
  ['text'],
  ['search'],
  ['client'],
]

/** The folders of `components`, in the same way. */
const ROOMS_OF_COMPONENTS = [
  ['ui', 'drawings'],
  ['figures', 'islands'],
  ['artifacts', 'blocks'],
  ['layout'],
]

/** The folders of `check`, in the same way. */
const ROOMS_OF_CHECK = [['read'], ['parse'], ['rules', 'report']]

/** Tests and their helpers reach everywhere; nothing else imports them. */
const TESTS = '\\.(?:test|spec)\\.tsx?$|(?:^|/)testing/|^check/mistakes/|^e2e/'

/** Code of the repository, as opposed to packages and Node's modules. */
const ANY_FOLDER = `^(?:${Object.keys(LAYERS).join('|')})/`

const layerRules = Object.entries(LAYERS).map(([folder, below]) => ({
  name: `${folder}-imports-${['itself', ...below].join('-')}`,
  comment: `${folder}/ imports nothing above it: what both need belongs to the lower of the two, or to lib/.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TESTS },
  to: { path: ANY_FOLDER, pathNot: `^(?:${[folder, ...below].join('|')})/` },
}))

const roomRules = (parent, rooms) =>
  rooms.flatMap((line, index) =>
    line.map((room) => ({
      name: `${parent}-${room}-imports-rooms-before-it`,
      comment: `The rooms of ${parent}/ know only those before them: ${rooms.join('; ')}.`,
      severity: 'error',
      from: { path: `^${parent}/${room}/`, pathNot: TESTS },
      to: {
        path: `^${parent}/[^/]+/`,
        pathNot: `^${parent}/(?:${[...rooms.slice(0, index).flat(), room].join('|')})/`,
      },
    })),
  )

/** Parts of Next that do not fit a site of plain documents, and why. */
const UNUSED_OF_NEXT = {
  link: 'Links are plain <a>: each page is its own document.',
  image:
    'Pages use <img> or inline SVG: next/image writes style attributes, which the policy forbids.',
  script: 'Scripts belong to lib/client or to an island.',
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Modules that import each other, be it only types, cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layerRules,
    ...roomRules('lib', ROOMS_OF_LIB),
    ...roomRules('components', ROOMS_OF_COMPONENTS),
    ...roomRules('check', ROOMS_OF_CHECK),
    {
      name: 'calculators-are-pure',
      comment:
        'The arithmetic of the calculators imports nothing but itself, so that it runs anywhere.',
      severity: 'error',
      from: { path: '^lib/calculators/', pathNot: TESTS },
      to: { pathNot: '^lib/calculators/' },
    },
    {
      name: 'components-are-given-their-data',
      comment: 'Components read no files but their own drawings: that belongs to lib/content.',
      severity: 'error',
      from: { path: '^components/', pathNot: `^components/drawings/|${TESTS}` },
      to: { path: '^(?:node:)?fs(?:/promises)?$' },
    },
    {
      name: 'only-islands-move-by-script',
      severity: 'error',
      from: { path: '^(?:app|components)/', pathNot: `^components/islands/|${TESTS}` },
      to: { path: '(?:^|/)framer-motion(?:/|$)' },
    },
    ...Object.entries(UNUSED_OF_NEXT).map(([module, comment]) => ({
      name: `no-next-${module}`,
      comment,
      severity: 'error',
      from: {},
      to: { path: `(?:^|/)next/${module}(?:\\.js)?$` },
    })),
    {
      name: 'next-dynamic',
      comment:
        'Pages run none of the scripts that would load a part later. components/lazySheets.ts splits off sheets by it.',
      severity: 'error',
      from: { pathNot: '^components/lazySheets\\.ts$' },
      to: { path: '(?:^|/)next/dynamic(?:\\.js)?$' },
    },
    {
      name: 'nothing-imports-tests',
      comment:
        'Only the configuration of the tests, and the bench of the edge, use helpers of tests.',
      severity: 'error',
      from: {
        pathNot: `${TESTS}|^playwright\\.config\\.ts$|^scripts/(?:benchEdge|durability)\\.ts$`,
      },
      to: { path: TESTS, pathNot: 'node_modules' },
    },
  ],
  options: {
    // TypeScript 7 has no API for other programs yet. This parser reads imports of types as well.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:\\.next|\\.cache|out|out-editor)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}
