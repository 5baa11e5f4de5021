import { type Html, html } from './html.ts'
import { type Language, type TextKey, textsOf } from './texts.ts'

/** What the buttons under the form show and the form takes over. */
export interface OfferedCard {
  key: string
  number: string
  cvx: string
  says: Record<Language, string>
}

export interface CardFormState {
  number: string
  expiration: string
  cvx: string
  holder: string
  email?: string
  problem: { field: 'number' | 'expiration' | 'cvx' | 'email' | null; text: TextKey } | null
}

export const emptyCardForm: CardFormState = { number: '', expiration: '', cvx: '', holder: '', problem: null }

interface CardForm {
  language: Language
  action: string
  token: string
  payLabel: string
  /** Whether there is a way back to the shop. */
  cancel: boolean
  cards: readonly OfferedCard[]
  state: CardFormState
}

/** Typed fields as they came in a form post. */
export function readCardForm(form: URLSearchParams): Omit<CardFormState, 'problem'> {
  const field = (name: string) => (form.get(name) ?? '').trim().slice(0, 100)
  return {
    number: field('cardNumber'),
    expiration: field('cardExpirationDate'),
    cvx: field('cardCvx'),
    holder: field('cardHolderName'),
    email: field('email'),
  }
}

/** The state after choosing a test card: everything filled in, a date two years ahead. */
export function filledWith(
  card: OfferedCard,
  nowMs: number,
  rest: Pick<CardFormState, 'email'>,
): CardFormState {
  const year = (new Date(nowMs).getUTCFullYear() + 2) % 100
  const expiration = `12/${String(year).padStart(2, '0')}`
  const number = card.number.replace(/(\d{4})(?=\d)/g, '$1 ')
  return { ...rest, number, expiration, cvx: card.cvx, holder: 'Anna Bruno', problem: null }
}

/** Card fields, pay and cancel, and a button for each test card; works without JavaScript. */
export function cardForm({ language, action, token, payLabel, cancel, cards, state }: CardForm): Html {
  const text = textsOf(language)
  const { problem } = state
  return html`
${problem && html`<div class="notice" role="alert">${problem.field === null ? text[problem.text] : text.wrongForm}</div>`}
<form class="panel" method="post" action="${action}" novalidate>
<input type="hidden" name="token" value="${token}">
${state.email === undefined ? null : field(language, state, 'email', 'email', text.email, state.email, 'email', 'email')}
${field(language, state, 'number', 'cardNumber', text.number, state.number, 'cc-number')}
<div class="pair">
<div>${field(language, state, 'expiration', 'cardExpirationDate', text.expiration, state.expiration, 'cc-exp')}</div>
<div>${field(language, state, 'cvx', 'cardCvx', text.cvx, state.cvx, 'cc-csc')}</div>
</div>
${field(language, state, null, 'cardHolderName', text.holder, state.holder, 'cc-name', 'text')}
<div class="actions">
<button name="do" value="pay">${payLabel}</button>
${cancel && html`<button class="plain" name="do" value="cancel">${text.cancel}</button>`}
</div>
<h2>${text.testCards}</h2>
<p class="hint">${text.testCardsHint}</p>
<ul class="cards">${cards.map(
    (card) => html`
<li><button class="plain" name="use" value="${card.key}"><code>${card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code><span>${card.says[language]}</span></button></li>`,
  )}
</ul>
</form>`
}

function field(
  language: Language,
  { problem }: CardFormState,
  key: 'number' | 'expiration' | 'cvx' | 'email' | null,
  name: string,
  label: string,
  value: string,
  autocomplete: string,
  type: 'text' | 'email' | 'numeric' = 'numeric',
): Html {
  const wrong = problem !== null && key !== null && problem.field === key
  const mode = type === 'numeric' ? html` inputmode="numeric"` : null
  const marks = wrong ? html` aria-invalid="true" aria-describedby="${name}-error"` : null
  const focus = wrong ? html` autofocus` : null
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type === 'email' ? 'email' : 'text'}" value="${value}" autocomplete="${autocomplete}"${mode}${marks}${focus}>
${wrong && problem ? html`<p class="error" id="${name}-error">${textsOf(language)[problem.text]}</p>` : null}`
}
