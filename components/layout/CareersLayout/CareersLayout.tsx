import { Drawing } from '#components/drawings/Drawing.tsx'
import { getDrawing } from '#components/drawings/drawings.ts'
import { type LayoutProps, PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import { getData } from '#lib/content/pages.ts'
import './CareersLayout.scss'

/** Careers: hero with the dialog about open positions, four values, how we work and hire, how to apply. */
export function CareersLayout({ page, children }: LayoutProps<'careers'>) {
  const { careers } = getData().site.mailboxes
  const { title, text, invitation } = page.dialog
  return (
    <PageFrame page={page}>
      <PageTitle
        page={page}
        picture={<Drawing markup={getDrawing(page.path)} className="drawing" />}
      >
        <div className="careers-layout-positions">
          {/* Browsers with invoker commands open and close it themselves; lib/client/dialog.ts opens it in others. */}
          <button
            type="button"
            className="button"
            {...{ command: 'show-modal', commandfor: 'positions' }}
          >
            {page.button}
          </button>
          <noscript data-reading="skip">
            <p>
              {text} {invitation.replace('{email}', careers)}
            </p>
          </noscript>
        </div>
      </PageTitle>
      <dialog id="positions" className="careers-layout-dialog" aria-labelledby="positions-title">
        {/* biome-ignore lint/a11y/noAutofocus: otherwise the link below has it, which hides this heading in a small window. */}
        <h2 id="positions-title" tabIndex={-1} autoFocus>
          {title}
        </h2>
        <p>{text}</p>
        <p>
          <WithMailbox text={invitation} mailbox={careers} />
        </p>
        <form method="dialog">
          <button type="submit" className="button">
            OK
          </button>
          <button type="submit" className="careers-layout-close" aria-label="Close">
            ×
          </button>
        </form>
      </dialog>
      <section className="wrap careers-layout-values" aria-labelledby="values">
        <h2 id="values">What we hold each other to</h2>
        <ul>
          {page.values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="small">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {children}
      <div className="wrap careers-layout-apply">
        <p className="lead">
          <WithMailbox text={page.apply.text} mailbox={careers} />
        </p>
        <a className="button" href={`mailto:${careers}`}>
          {page.apply.button}
        </a>
      </div>
    </PageFrame>
  )
}

/** A text with a link in the place of {email}. */
function WithMailbox({ text, mailbox }: { text: string; mailbox: string }) {
  const [before = '', after = ''] = text.split('{email}')
  return (
    <>
      {before}
      <a href={`mailto:${mailbox}`}>{mailbox}</a>
      {after}
    </>
  )
}
