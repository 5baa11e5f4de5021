import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** The green band above the footer of home page and journal. */
export default function NewsletterBand() {
  const { t } = useTranslation()
  return (
    <section
      id="newsletter"
      data-block="newsletter"
      className="on-green bg-green-700 py-7 text-white print:hidden"
    >
      <Container className="grid items-center gap-6 lg:grid-cols-[1fr_minmax(0,616px)] lg:gap-16">
        <div>
          <h2 className="text-[1.75rem] md:text-[2rem] xl:text-[2.5rem]">{t('newsletter.title')}</h2>
          <p className="mt-2.5">{t('newsletter.lead')}</p>
        </div>
        <NewsletterForm />
      </Container>
    </section>
  )
}
