// https://modelcontextprotocol.io/specification, by streamable HTTP: one request, one answer as JSON, no session.
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { findCode } from '#app/errors.ts'
import { RefusedByForm } from './agent-leads.server.ts'
import { AGENT_TOOLS, type AgentReaders } from './agent-tools.server.ts'

const VERSION = '1.0.0'
const MOST_BYTES = 64_000

/** Answers an assistant's request: what the dealer's pages say, and an enquiry or a booking in a person's name. 429 for too many. */
export async function answerAgent(
  request: Request,
  context: RequestContext,
  readers: AgentReaders,
): Promise<Response> {
  const { tenant } = requireDealerContext(context).bundle
  const taken = await context.limits.take('agent', tenant.slug, context.visitor.address)
  if (!taken.ok)
    return Response.json(
      { error: 'Too many requests. Please try again later.' },
      { status: 429, headers: { 'retry-after': String(taken.retryAfterSeconds) } },
    )
  // The tools are those of this request's dealer, so its handler is too.
  const handler = createMcpHandler(() => buildServer(context, readers), {
    responseMode: 'json',
    maxRequestBodySize: MOST_BYTES,
    maxSubscriptions: 0,
  })
  const answer = await handler.fetch(request)
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}

function buildServer(context: RequestContext, readers: AgentReaders): McpServer {
  const { tenant } = requireDealerContext(context).bundle
  const server = new McpServer(
    { name: tenant.slug, title: tenant.name, version: VERSION },
    {
      instructions: `Stock, offers, locations, test drives and enquiries of ${tenant.name}, a vehicle dealer in Australia. Prices are in Australian dollars. Give a weekly repayment only with its comparison rate and warning.`,
    },
  )
  for (const [name, { title, description, input, isReading, run }] of Object.entries(AGENT_TOOLS)) {
    const annotations = { readOnlyHint: isReading, openWorldHint: false }
    server.registerTool(
      name,
      { title, description, inputSchema: z.object(input), annotations },
      async (given) => {
        try {
          return toResult(await run(context, readers, given as never))
        } catch (error) {
          return Object.assign(toResult(describeFailure(context, name, error)), { isError: true })
        }
      },
    )
  }
  return server
}

/** Text as it is; data as JSON in text too, for assistants that read no data. */
function toResult(answer: unknown) {
  if (typeof answer === 'string') return { content: [{ type: 'text' as const, text: answer }] }
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
    structuredContent: answer as Record<string, unknown>,
  }
}

/** Why a tool has no answer, without what only the log may say. */
function describeFailure({ log }: RequestContext, tool: string, error: unknown): string {
  if (error instanceof RefusedByForm) return error.message
  if (error instanceof Response)
    return error.status === 410 ? 'This vehicle is sold.' : 'This dealer has no such thing.'
  const code = findCode(error)
  if (code === null) log.error({ tool, err: error }, 'an assistant was not answered')
  else log.warn({ tool, code }, 'an assistant was not answered')
  return 'This is not available right now. Please try again later.'
}
