import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { ICON_NAMES } from '#lib/content/icons.ts'
import { Icon } from './Icon.tsx'
import { iconPaths } from './iconPaths.ts'
import { OfficeAddress } from './OfficeAddress/OfficeAddress.tsx'

expectQuiet()

describe('Icon', () => {
  it('has a drawing for each name of the schema, and no other', () => {
    expect(Object.keys(iconPaths).sort()).toEqual([...ICON_NAMES].sort())
  })

  it.each(ICON_NAMES)('draws %s inside its frame, in ink and accent, for eyes only', (name) => {
    const { container } = render(<Icon name={name} />)
    const svg = container.querySelector('svg')
    expect(svg).toHaveAttribute('aria-hidden', 'true')
    expect(svg).toHaveAttribute('width', '40')
    const paths = [...container.querySelectorAll('path')]
    expect(paths).toHaveLength(2)
    for (const path of paths) {
      expect(path.getAttribute('d')).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/)
      expect(path.getAttribute('d')).not.toMatch(/NaN|undefined/)
    }
    expect(paths[1]).toHaveAttribute('stroke', 'var(--accent)')
  })

  it('draws no two alike', () => {
    const drawings = Object.values(iconPaths).map((paths) => paths.join(' '))
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})

describe('OfficeAddress', () => {
  it('names country and city, then the lines of the address', () => {
    render(
      <OfficeAddress
        office={{
          id: 'usa',
          country: 'USA',
          countryCode: 'US',
          city: 'Charlotte',
          region: 'NC',
          street: ['Suite 1', '2 Road'],
          postalCode: '28202',
        }}
      />,
    )
    const address = screen.getByText('USA (Charlotte)').closest('address')
    expect([...(address?.children ?? [])].map((line) => line.textContent)).toEqual([
      'USA (Charlotte)',
      'Suite 1',
      '2 Road',
      'Charlotte, NC 28202',
    ])
  })
})
