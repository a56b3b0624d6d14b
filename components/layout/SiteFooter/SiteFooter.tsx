import { type Link, LinkList } from '#components/ui/LinkList.tsx'
import { Logo } from '#components/ui/Logo.tsx'
import { OfficeAddresses } from '#components/ui/OfficeAddresses/OfficeAddresses.tsx'
import { Sample } from '#components/ui/Sample/Sample.tsx'
import type { Data } from '#lib/content/data.ts'
import { monogramOf } from '#lib/content/monogram.ts'
import './SiteFooter.scss'

type FooterProps = Pick<Data, 'site' | 'navigation' | 'offices'>

/**
 * The footer of every page: offices, services, quick links, guides, network, partners, copyright, legal pages. What the
 * provider has none of is left out.
 */
export function SiteFooter({ site, navigation, offices }: FooterProps) {
  const { social, partners = [] } = site
  return (
    <footer className="plain site-footer" data-footer>
      <div className="wrap site-footer-columns">
        <div>
          <a className="logo site-footer-logo" href="/">
            <Logo mark={site.mark} />
            {site.name}
          </a>
          {social && (
            <p>
              <a href={social.href} rel="noopener">
                {social.label}
              </a>
              {social.placeholder && <Sample />}
            </p>
          )}
          {partners.length > 0 && (
            <ul className="site-footer-partners">
              {partners.map((partner) => (
                <li key={partner.name}>
                  <a href={partner.href} rel="noopener">
                    {partner.logo ? (
                      <img src={partner.logo} alt="" height={25} />
                    ) : (
                      <span className="label site-footer-mark" aria-hidden="true">
                        {monogramOf(partner)}
                      </span>
                    )}
                    {partner.name}
                  </a>
                  {partner.placeholder && <Sample />}
                </li>
              ))}
            </ul>
          )}
        </div>
        <Column id="footer-services" {...navigation.footer.services} />
        {offices.length > 0 && (
          <div>
            <h2 className="label">{offices.length === 1 ? 'Office' : 'Offices'}</h2>
            <OfficeAddresses offices={offices} />
          </div>
        )}
        <div>
          <Column id="footer-quick" {...navigation.footer.quick} />
          <Column id="footer-guides" {...navigation.guides} />
        </div>
      </div>
      <div className="wrap site-footer-end">
        <p>
          © {site.copyrightYear} {site.legalName}
        </p>
        <LinkList links={navigation.footer.legal} />
      </div>
    </footer>
  )
}

function Column({ id, heading, links }: { id: string; heading: string; links: readonly Link[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 className="label" id={id}>
        {heading}
      </h2>
      <LinkList links={links} />
    </nav>
  )
}
