import { boundedText } from '#server/http/bounded-text.ts'
import type { Answer } from './providers.ts'
import { ThirdPartyFault } from './third-party-fault.ts'

/*
 * Reading what a third party answers. Some wrap JSON into a call of a function, some send a form, and some report
 * errors with the status of a success.
 */

/** Far more than any of these answers has. */
const mostBytes = 64 * 1024

export async function readAnswer(response: Response): Promise<Answer> {
  const text = (await boundedText(response, mostBytes))?.trim()
  if (text === undefined) throw new ThirdPartyFault('answered at too great a length')
  const answer = asObject(text)
  if (answer === null) throw new ThirdPartyFault(`answered ${response.status} with something unreadable`)
  const failure = failureIn(answer)
  if (failure !== null) throw new ThirdPartyFault(`answered ${response.status}: ${failure}`)
  if (!response.ok) throw new ThirdPartyFault(`answered ${response.status}`)
  return answer
}

function asObject(text: string): Answer | null {
  const [, wrapped] = /^callback\(\s*([\s\S]*?)\s*\);?$/.exec(text) ?? []
  const read = asJson(wrapped ?? text)
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Answer
  return /^\w+=[^<\s]*$/.test(text) ? Object.fromEntries(new URLSearchParams(text)) : null
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `error` of OAuth and of QQ, `errcode` of WeChat, `ret` of QQ’s data: what is said of them is short and printable. */
function failureIn(answer: Answer): string | null {
  const { error, errcode, ret, error_description, errmsg, msg } = answer
  const failed = [error, errcode, ret].find((code) => code !== undefined && code !== 0 && code !== '0')
  if (failed === undefined) return null
  const code = typeof failed === 'object' ? JSON.stringify(failed) : String(failed)
  const words = [error_description, errmsg, msg].find((each) => typeof each === 'string') ?? ''
  return `${code} ${String(words)}`.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)
}
