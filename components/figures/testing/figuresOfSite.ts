/** The figures of the site's pages. */
import { readSite } from '#check/parse/site.ts'
import { filesIn } from '#check/read/disk.ts'
import type { FigureProps } from '#lib/content/figures.ts'
import { repositoryRoot } from '#lib/content/files.ts'

/** Reads the props of every figure, with the path of its page. */
export const figuresOfSite = (): { path: string; props: FigureProps }[] =>
  readSite(filesIn(repositoryRoot())).pages.flatMap(({ path, outline }) =>
    (outline?.blocks ?? [])
      .filter(({ name }) => name === 'Figure')
      .map(({ props }) => ({ path, props: props.value as unknown as FigureProps })),
  )
