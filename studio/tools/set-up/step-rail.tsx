import { Box, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Disc, useOpenPlace } from './set-up-row.tsx'
import type { SetUpFacts, SetUpLine } from './steps.ts'

interface StepRailProps {
  readonly title: string
  readonly lines: readonly SetUpLine[]
  readonly facts: SetUpFacts
  /** `id` of the step that is open. */
  readonly current: string
}

/** All steps with how far each is, beside the one that is open; a strip above it on a narrow screen. */
export function StepRail({ title, lines, facts, current }: StepRailProps) {
  const open = useOpenPlace()
  const here = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a cleanup.
    void here.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <Rail aria-label="Steps of Set up">
      <Box padding={3} className="title">
        <Text as="h2" size={2} weight="semibold">
          {title}
        </Text>
      </Box>
      <ol>
        {lines.map((line) => (
          <li key={line.id}>
            <button
              ref={line.id === current ? here : undefined}
              type="button"
              aria-current={line.id === current ? 'step' : undefined}
              onClick={() => open(line.place(facts))}
            >
              <Disc state={line.judged.state} />
              <span>
                <Text size={1} weight="medium">
                  {line.title}
                </Text>
                <Text size={1} muted className="fact" textOverflow="ellipsis">
                  {line.judged.fact}
                </Text>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Rail>
  )
}

const Rail = styled.nav`
  border-right: 1px solid var(--card-border-color);
  padding: 14px 10px;
  & ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; margin: 0; padding: 0; list-style: none; }
  & button {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    width: 100%;
    padding: 10px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  & button[aria-current] { background: var(--card-badge-primary-bg-color); }
  & button:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
  & button > span:last-child { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; min-width: 0; }
  @media (max-width: 1100px) {
    border-right: 0;
    border-bottom: 1px solid var(--card-border-color);
    padding: 6px 10px;
    overflow-x: auto;
    & .title, & .fact { display: none; }
    & ol { display: flex; }
    & button { align-items: center; white-space: nowrap; }
    & button > span:last-child { grid-template-columns: auto; }
  }
`
