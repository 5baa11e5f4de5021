import { isEmail } from '@filiera/domain/places/email'

/** Fields of the contact form, named as in specification §7. */
export const contactFields = ['Email', 'Name', 'Subject', 'Message', 'Consent'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Readonly<Record<ContactField, string>>
export type ContactErrors = readonly ContactField[]

/** Longest texts in characters (decision 27). */
export const contactLengths = { Name: 80, Subject: 120, Message: 5000 } as const

/** What was typed; line ends as the server counts them. The message may be empty (§5). */
export function readContact(form: FormData): ContactValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
  }
  return {
    Email: text('Email'),
    Name: text('Name'),
    Subject: text('Subject'),
    Message: text('Message'),
    Consent: text('Consent'),
  }
}

/** The fields that cannot be sent as they are, in the order of the form. */
export function checkContact({ Email, Name, Subject, Message, Consent }: ContactValues): ContactErrors {
  const isWrong: Record<ContactField, boolean> = {
    Email: !isEmail(Email),
    Name: Name === '' || Name.length > contactLengths.Name,
    Subject: Subject === '' || Subject.length > contactLengths.Subject,
    Message: Message.length > contactLengths.Message,
    Consent: Consent === '',
  }
  return contactFields.filter((field) => isWrong[field])
}
