import type { BrowserInfo } from '@filiera/contract/payments/payment'

/** The nine fields that 3-D Secure asks about this browser (specification §3 "Payment"). */
export function collectBrowserInfo(): BrowserInfo {
  return {
    acceptHeader: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    javaEnabled: false,
    language: navigator.language,
    colorDepth: window.screen.colorDepth,
    screenHeight: Math.round(window.screen.height),
    screenWidth: Math.round(window.screen.width),
    timeZoneOffset: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent,
    javascriptEnabled: true,
  }
}
