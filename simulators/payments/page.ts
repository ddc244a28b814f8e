import type { Trade } from './books.ts'

/** The page behind the QR code: a person says there whether the payment succeeds. */
export function payPage(trade: Trade): string {
  const state = { waiting: 'Waiting for you', paid: 'Paid', closed: 'Closed', failed: 'Failed' }[trade.state]
  const isOpen = trade.state === 'waiting' || trade.state === 'failed'
  const buttons = `<form method="post" action="/pay/${encodeURIComponent(trade.number)}">
      <button name="result" value="success">Pay</button>
      <button name="result" value="fail">Let it fail</button>
    </form>`
  // What staff could do in the merchant platform, so that the daily check has something to find.
  const refund = `<form method="post" action="/pay/${encodeURIComponent(trade.number)}">
      <p><label>Refund in the merchant platform, CNY <input name="amount" inputmode="decimal" required></label></p>
      <p><label><input type="checkbox" name="yesterday" value="1"> Listed in yesterday’s statement</label></p>
      <button name="result" value="refund">Refund</button>
    </form>`
  const back = /^https?:/.test(trade.returnUrl)
    ? `<p><a href="${escaped(trade.returnUrl)}">Back to the shop</a></p>`
    : ''
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Simulated payment</title>
    <style>
      body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 24rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1c }
      button { font: inherit; padding: .7rem 1.4rem; margin: 0 .5rem .5rem 0; min-height: 44px }
      dt { color: #555 } dd { margin: 0 0 .8rem; overflow-wrap: anywhere }
    </style>
  </head>
  <body>
    <h1>Simulated ${trade.method === 'alipay' ? 'Alipay' : 'WeChat Pay'}</h1>
    <p>No money moves here. This page stands in for the wallet app while the product is tried out.</p>
    <dl>
      <dt>Amount</dt><dd>CNY ${(trade.amountMinor / 100).toFixed(2)}</dd>
      <dt>For</dt><dd>${escaped(trade.subject)}</dd>
      <dt>Number</dt><dd>${escaped(trade.number)}</dd>
      <dt>State</dt><dd role="status">${state}</dd>
    </dl>
    ${isOpen ? buttons : ''}${trade.state === 'paid' ? refund : ''}${back}
  </body>
</html>
`
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
