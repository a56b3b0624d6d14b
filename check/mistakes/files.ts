/** Messages about mistakes in files and their names. */
import { all, catalog, detail, move, point, promising, remove, write } from '../testing/catalog.ts'
import { DATA } from '../testing/testSite.ts'

catalog('files', {
  'capitals and spaces in a file name': write('content/ETL Testing.mdx', 'x'),
  'a page with the wrong extension': write('content/etl.md', 'x'),
  'a page in a folder without a route': write('content/services/devops/slo.mdx', 'x'),
  'the page of a folder': write('content/slo/index.mdx', 'x'),
  'a data file with the wrong extension': write('content/data/offices.yml', 'x'),
  'a page among the files that are served as they are': write('public/etl.mdx', 'x'),
  'a word processor file': write('content/draft.docx', 'x'),
  'a data file that nothing reads': write('content/data/clients.yaml', '- a'),
  'a missing data file': remove(`${DATA}offices.yaml`),
  'a promised page among the data': promising(
    ['/services/checks'],
    move('content/services/checks.mdx', 'content/data/checks.mdx'),
  ),
  'a promised page among the numbers': promising(
    ['/services/checks'],
    move('content/services/checks.mdx', 'content/data/series/checks.mdx'),
  ),
  'a promised page among the photographs': promising(
    ['/alpha'],
    move('content/alpha.mdx', 'content/data/photos/alpha.mdx'),
  ),
  'a promised page under another name': promising(
    ['/etl-testing'],
    write('content/etl-test.mdx', '---\nlayout: x\n---\n'),
  ),
})(`
capitals and spaces in a file name: content/ETL Testing.mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/etl-testing.mdx.
capitals and spaces in a file name: content/ETL Testing.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
a page with the wrong extension: content/etl.md:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/etl.mdx.
a page with the wrong extension: content/etl.md:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
a page in a folder without a route: content/services/devops/slo.mdx:1:1 the site would leave out this file. It reads pages, which end in .mdx, in content, content/services, content/evidence; photographs in content/data/photos; series, which end in .csv, in content/data/series; documents of pages, which end in .yaml, in content/data/artifacts; and in content/data the files it knows. Move or remove it.
the page of a folder: content/slo/index.mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/slo.mdx.
the page of a folder: content/slo/index.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
a data file with the wrong extension: content/data/offices.yml:1:1 content/data/offices.yaml already exists; this name differs only in letter case, extension or the mark of a copy. Only one of the two can be that file. Remove one of them.
a page among the files that are served as they are: public/etl.mdx:1:1 a page in public/, whose files are served as they are. Visitors would read its source. Move it to content/.
a word processor file: content/draft.docx:1:1 the site would leave out this file. It reads pages, which end in .mdx, in content, content/services, content/evidence; photographs in content/data/photos; series, which end in .csv, in content/data/series; documents of pages, which end in .yaml, in content/data/artifacts; and in content/data the files it knows. Move or remove it.
a data file that nothing reads: content/data/clients.yaml:1:1 the site would leave out this file. It reads pages, which end in .mdx, in content, content/services, content/evidence; photographs in content/data/photos; series, which end in .csv, in content/data/series; documents of pages, which end in .yaml, in content/data/artifacts; and in content/data the files it knows. Move or remove it.
a missing data file: content/data/offices.yaml:1:1 this data file is missing. Each file in content/data has one purpose, and the site fails without it. Restore it.
a promised page among the data: content/data/checks.mdx:1:1 a page in a folder of data, where the site would leave it out. Pages are in content, content/services, content/evidence. Move it back to content/services/checks.mdx.
a promised page among the numbers: content/data/series/checks.mdx:1:1 a page in a folder of data, where the site would leave it out. Pages are in content, content/services, content/evidence. Move it back to content/services/checks.mdx.
a promised page among the photographs: content/data/photos/alpha.mdx:1:1 a page in a folder of data, where the site would leave it out. Pages are in content, content/services, content/evidence. Move it back to content/alpha.mdx.
a promised page under another name: content/etl-test.mdx no page links to /etl-test. Visitors and search engines find a page through the links to it. Link to it from the page above it.
a promised page under another name: content/etl-test.mdx at "x" layout is "x"; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these facts. Use one of them.
a promised page under another name: content/etl-testing.mdx the page /etl-testing is missing. Its address is promised to visitors and search engines, in content/data/contract.yaml. Write the page, restore it, or rename it back to content/etl-testing.mdx.
`)

catalog('line endings and encodings', {
  'Windows line endings': detail(/\n/g, '\r\n'),
  'a mistake in a file with Windows line endings': all(
    point('- Leverage <5 a point'),
    detail(/\n/g, '\r\n'),
  ),
  'a byte order mark': detail(/^/, '\ufeff'),
})(`
Windows line endings: nothing
a mistake in a file with Windows line endings: content/alpha.mdx at "<5 a point on alpha at f" a stray < before "5 a point on alpha at …", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Write \\< to show the character, or use words: "less than".
a byte order mark: nothing
`)

catalog('file names from Windows', {
  'a page': move('content/alpha.mdx', 'content/alpha.mdx.txt'),
  'a data file': move(`${DATA}people.yaml`, `${DATA}people.yaml.txt`),
  'a page with a remark in its name': move('content/alpha.mdx', 'content/Alpha (draft).mdx'),
  'the page for missing addresses': write('content/404.mdx', ''),
})(`
a page: content/alpha.mdx.txt:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/alpha.mdx.
a data file: content/data/people.yaml.txt:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/data/people.yaml.
a page with a remark in its name: content/Alpha (draft).mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/alpha-draft.mdx.
a page with a remark in its name: content/Alpha (draft).mdx:1:1 this page was content/alpha.mdx, and nothing answers at /alpha anymore. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/alpha-draft" },' to content/data/redirects.json, and write /alpha-draft in 12 places: content/beta.mdx:N; content/services/checks.mdx:N; content/data/navigation.yaml:14; content/data/industries.yaml:15, 32, 49, 66, 83, 100, 117; content/data/redirects.json:2; "npm run content:check -- --fix" does it for you.
the page for missing addresses: content/404.mdx /404 is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
the page for missing addresses: content/404.mdx the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
`)

catalog('copied and emptied files', {
  'a copy by Windows': (site) =>
    site.write('content/beta - Copy (2).mdx', site.read('content/beta.mdx')),
  'a second download': (site) => site.write('content/beta (1).mdx', site.read('content/beta.mdx')),
  'a second download without the first': move('content/beta.mdx', 'content/beta (1).mdx'),
  'an emptied dictionary': all(write(`${DATA}dictionary.yaml`, ''), point('- A Qdrant point')),
})(`
a copy by Windows: content/beta - Copy (2).mdx:1:1 content/beta.mdx already exists; this name differs only in letter case, extension or the mark of a copy. Only one of the two can be that file. Remove one of them.
a second download: content/beta (1).mdx:1:1 content/beta.mdx already exists; this name differs only in letter case, extension or the mark of a copy. Only one of the two can be that file. Remove one of them.
a second download without the first: content/beta (1).mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/beta.mdx.
an emptied dictionary: content/data/dictionary.yaml:1:1 the file is empty; it takes a list. Correct words missing from the English dictionary, in alphabetical order. Fill it in, or write [] if there are none.
`)
