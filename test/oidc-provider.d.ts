declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** What the tests use of it; the package brings no types. */
  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface Context {
    readonly oidc: {
      readonly provider: { readonly Grant: new (given: { clientId: string; accountId: string | undefined }) => Grant }
      readonly session?: { readonly accountId?: string }
    }
  }

  export interface Configuration {
    readonly loadExistingGrant?: (context: Context) => Promise<Grant>
    readonly [setting: string]: unknown
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: unknown): Promise<void>
  }
}
