import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Changes } from './Changes.tsx'

const page = (lines: readonly string[]) =>
  `---\ntitle: A\n---\n\n<Section>\n\n## One\n\n${lines.join('\n\n')}\n\n</Section>\n`

const ways = { takeBack: () => {} }

it('shows the first of many changes, and the others when asked', () => {
  const lines = Array.from('abcdefghi', (letter) => `Paragraph ${letter}.`)
  const after = lines.map((line) => line.replace('Paragraph', 'Text'))
  const { container } = render(
    <Changes ways={ways} file="content/a.mdx" before={page(lines)} after={page(after)} />,
  )
  expect(container.querySelectorAll(':scope > .changes > li')).toHaveLength(5)
  expect(screen.getByText('4 more').closest('details')?.querySelectorAll('li')).toHaveLength(4)
})

it('says in words where a former address leads', () => {
  const line = '  { "from": "/a", "to": "/b" }'
  const file = 'content/data/redirects.json'
  render(<Changes ways={ways} file={file} before={'[\n]\n'} after={`[\n${line}\n]\n`} />)
  expect(screen.getByText('/a leads to /b')).not.toBeNull()
})

it('tells a short name as it is written', () => {
  const file = 'content/data/people.yaml'
  render(
    <Changes
      ways={ways}
      file={file}
      before={'- id: ada\n  name: Ada\n'}
      after={'- id: ada\n  name: Ada\n- id: robin-hale\n  name: Robin\n'}
    />,
  )
  expect(screen.getByText('robin-hale')).not.toBeNull()
})

it('shows a new table as one, with the words of its cells, and its button in sight', () => {
  const rows = Array.from('abcdefg', (letter) => `| Row ${letter} | ${letter} |`)
  const table = ['| What | How |', '| --- | --- |', ...rows].join('\n')
  const { container } = render(
    <Changes
      ways={ways}
      file="content/a.mdx"
      before={page(['Words.'])}
      after={page(['Words.', table])}
    />,
  )
  expect(screen.getAllByText('Table row, new', { selector: '.hint' })).toHaveLength(1)
  expect(screen.getByText('Row a · a')).toBeVisible()
  expect(container.querySelectorAll(':scope > .changes > li')).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^Take back these 8/ }).closest('details')).toBeNull()
})
