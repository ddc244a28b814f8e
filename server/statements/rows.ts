import type { staffStatements } from '#contract/statements.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { PaymentMethod } from '#domain/payment.ts'
import type { Difference, Statement } from './sql.ts'

export const methodOnWire = { alipay: 'ALIPAY', wechat: 'WECHAT' } as const satisfies Record<PaymentMethod, string>
export const methodOf = { ALIPAY: 'alipay', WECHAT: 'wechat' } as const

export const statementOnWire = (statement: Statement): Output<typeof staffStatements.fetch> => ({
  ...statement,
  method: methodOnWire[statement.method],
  currency: 'CNY',
})

export const differenceOnWire = ({
  memberId: _member,
  statementId: _statement,
  ...difference
}: Difference): Output<typeof staffStatements.ask> => ({
  ...difference,
  method: methodOnWire[difference.method],
  currency: 'CNY',
})
