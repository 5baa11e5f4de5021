import { REVIEW_EDIT_DAYS } from '@filiera/domain/review-days'
import type { LegalNotices } from './legal-text.ts'

/** Cookies, reviews, accessibility, reports and imprint in English. */
export const englishNotices: LegalNotices = {
  cookies: {
    title: 'Cookies',
    lead: 'Only those the shop needs to work: that is why we do not ask you anything.',
    sections: [
      {
        heading: 'What stays on your device',
        paragraphs: [
          'We use technical cookies and storage only, which need no consent (art. 122 of the Italian privacy code, guidelines of the Garante of 10 June 2021).',
        ],
        list: [
          'filiera_session: from your login on, keeps you logged in, 30 days from your last visit or until you log out.',
          'filiera_visitor: from the first product in your cart on, knows the cart while you are not logged in, 90 days.',
          'filiera_next: remembers for a day the page you return to when you confirm your e-mail.',
          'filiera_form: keeps for half an hour what you had typed in a form when your session ended, without passwords, until you log in again.',
          'Storage of the browser: lines of the cart with the names of their products and wishlist, once you add to them; e-mail, role and photo, while you are logged in; a page, the same for everybody, for when you are offline. Never passwords or cards.',
          'Storage of the tab: what you write in a form of your account, from sending to the answer, 30 minutes at most, so that it is not lost when your session has ended.',
        ],
      },
      {
        heading: 'What is not there',
        paragraphs: [
          'No third-party cookies, no advertising measurement, no profiling. Should that ever change we would ask you first, with “Accept” and “Refuse” of equal weight.',
        ],
      },
      {
        heading: 'How to delete them',
        paragraphs: [
          'With the button below or in the settings of your browser, whenever you like. The shop goes on working: you only lose the login and the cart of this device.',
        ],
        links: [{ path: '/legal/privacy', text: 'Privacy notice' }],
      },
    ],
  },
  reviews: {
    title: 'How reviews work',
    lead: 'Only people who received the product write one, and a low score stays where it is.',
    sections: [
      {
        heading: 'Who can write',
        paragraphs: [
          'Whoever bought the product here and received it: we check the line of the delivered order. That is what “verified purchase” means (art. 22(5-bis) of the Italian consumer code).',
          `One review per product, from 1 to 5 stars, open to change for ${REVIEW_EDIT_DAYS} days.`,
        ],
      },
      {
        heading: 'Average and sorting',
        paragraphs: [
          'The average has two decimals and counts every published review, without weights. The latest come first; you can also order them by stars.',
          'We neither pay for reviews nor reward them, and producers cannot remove them.',
        ],
      },
      {
        heading: 'What we remove',
        paragraphs: [
          'Insults, personal data, advertising, texts that are not about the product. We keep the reason and tell it to the author.',
        ],
        links: [{ path: '/legal/notice', text: 'Report content' }],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'The shop must work for everyone: by keyboard, with a screen reader, zoomed in.',
    sections: [
      {
        heading: 'Status',
        paragraphs: [
          'We follow WCAG 2.2 level AA and EN\u00a0301\u00a0549, as Directive (EU) 2019/882 asks (Italian decree 82/2022).',
          'Every screen, in three languages and two themes, passes an automatic check at each change; every purchase can be made by keyboard alone.',
        ],
      },
      {
        heading: 'How the service is made',
        paragraphs: ['In plain words, what you can expect:'],
        list: [
          'text that grows to 200% without losing anything, contrast of at least 4.5 to 1;',
          'forms with labels, errors written next to the field and a summary on top;',
          'a list that says the same as the map of producers;',
          'animations that respect a wish for less motion;',
          'an alternative text where a drawing says what the text does not.',
        ],
      },
      {
        heading: 'Known limits',
        paragraphs: [
          'The pages of the payment providers are theirs: we chose providers that declare conformity, but we cannot mend their pages.',
        ],
      },
      {
        heading: 'If something does not work',
        paragraphs: [
          'Write to {{email}} or call {{telephone}}: we answer within 10 working days. If the answer does not help, you can turn to the Agenzia per l’Italia digitale (AgID).',
        ],
        links: [{ path: '/contact', text: 'Write to us' }],
      },
    ],
  },
  notice: {
    title: 'Report illegal content',
    lead: 'A product, a text or a review that breaks the law: tell us which one and why.',
    sections: [
      {
        heading: 'What to write',
        paragraphs: ['Article 16 of Regulation (EU) 2022/2065 asks for four things:'],
        list: [
          'why the content is illegal, with the reasons;',
          'the exact address of the page (URL);',
          'your name and e-mail; not needed for sexual offences against children;',
          'a statement that you believe in good faith that what you write is accurate and complete.',
        ],
        links: [{ path: '/contact?topic=notice', text: 'Send the report' }],
      },
      {
        heading: 'What happens next',
        paragraphs: [
          'We confirm at once that we received it. A person looks at it without delay, decides and writes you the decision with its reasons and how to contest it; whoever published the content receives theirs (art. 17).',
          'The contact points for authorities and users (arts. 11 and 12) are the same: {{email}}, in Italian or English.',
          'If you bought an illegal product, we tell you (art. 32). The digital services coordinator in Italy is AGCOM.',
        ],
      },
    ],
  },
  imprint: {
    title: 'Legal notice',
    lead: 'Who runs this marketplace and how to reach them.',
    sections: [
      {
        heading: 'Operator',
        paragraphs: [
          '{{company}}, {{address}}.',
          'VAT no. {{vat}} · REA {{rea}}.',
          'E-mail {{email}} · telephone {{telephone}}.',
        ],
      },
      {
        heading: 'Role',
        paragraphs: [
          '{{shop}} is an online marketplace: contracts of sale are between you and the producer named on each page, who declares to be a trader (art. 49-bis of the Italian consumer code). We run the site, the payment and the help.',
          'The European online dispute platform has been closed since 20 July 2025. For a settlement out of court you can turn to an ADR body.',
        ],
        links: [
          { path: '/legal/terms', text: 'Terms of sale' },
          { path: '/ranking', text: 'How results are ordered' },
          { path: '/credits', text: 'Credits' },
        ],
      },
    ],
  },
}
