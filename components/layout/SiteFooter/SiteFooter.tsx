import { Logo } from '#components/ui/Logo/Logo.tsx'
import { OfficeAddress } from '#components/ui/OfficeAddress/OfficeAddress.tsx'
import { getData } from '#lib/content/pages.ts'
import styles from './SiteFooter.module.scss'

/** The footer of every page: offices, services, quick links, network, partners, copyright, legal pages. */
export function SiteFooter() {
  const { site, navigation, offices } = getData()
  return (
    <footer className={`plain ${styles.footer}`} data-footer>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <a className={`logo ${styles.logo}`} href="/">
            <Logo />
            {site.name}
          </a>
          <p>
            <a href={site.social.href} rel="noopener">
              {site.social.label}
            </a>
          </p>
          <ul className={styles.partners}>
            {site.partners.map((partner) => (
              <li key={partner.name}>
                <a href={partner.href} rel="noopener">
                  <span className={`label ${styles.mark}`} aria-hidden="true">
                    {partner.monogram}
                  </span>
                  {partner.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="footer-services">
          <h2 className="label" id="footer-services">
            {navigation.footer.services.heading}
          </h2>
          <ul>
            {navigation.footer.services.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="label">Offices</h2>
          {offices.map((office) => (
            <OfficeAddress key={office.id} office={office} />
          ))}
        </div>
        <nav aria-labelledby="footer-quick">
          <h2 className="label" id="footer-quick">
            {navigation.footer.quick.heading}
          </h2>
          <ul>
            {navigation.footer.quick.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>
          © {site.copyrightYear} {site.legalName}
        </p>
        <ul data-legal>
          {navigation.footer.legal.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
