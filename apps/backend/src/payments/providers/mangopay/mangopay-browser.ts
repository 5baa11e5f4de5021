import type { BrowserInfo } from '@filiera/contract/payments/payment'

/** The nine fields of 3-D Secure in MangoPay's words. */
export function browserBody(browser: BrowserInfo): object {
  return {
    AcceptHeader: browser.acceptHeader,
    JavaEnabled: browser.javaEnabled,
    Language: browser.language,
    ColorDepth: browser.colorDepth,
    ScreenHeight: browser.screenHeight,
    ScreenWidth: browser.screenWidth,
    TimeZoneOffset: browser.timeZoneOffset,
    UserAgent: browser.userAgent,
    JavascriptEnabled: browser.javascriptEnabled,
  }
}
