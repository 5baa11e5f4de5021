import { addTexts } from '../translator.ts'
import './frame.ts'
import { browserMemory } from './service/browser-memory.ts'
import { messages } from './service/messages.ts'

/** Texts of the contact form, the links in mails and what the browser keeps. */
export const serviceTexts = { browserMemory, messages }

addTexts('it', serviceTexts)
