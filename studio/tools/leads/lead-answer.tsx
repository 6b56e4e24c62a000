import type { StaffLead } from '@forecourt/schemas/contract'
import { Button, Flex, Heading, Stack, Text, TextArea } from '@sanity/ui'
import { useId, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { getFirstName } from '../../access/first-name.ts'
import type { StudioSite } from '../../access/studio-sites.ts'
import { Chips } from '../chips.tsx'
import { listAnswers, mailAddress, textAddress } from './answer-drafts.ts'
import type { ChangeLead } from './lead-detail.tsx'

type LeadAnswerProps = { lead: StaffLead; site: StudioSite; change: ChangeLead }

/** An answer to begin with, sent from the person's own phone or mail program, which marks the lead as answered. */
export function LeadAnswer({ lead, site, change }: LeadAnswerProps) {
  const id = useId()
  const user = useCurrentUser()
  const { person, car, progress } = lead
  const staff = getFirstName(user?.name)
  const answers = listAnswers({ person, car }, { staff, dealer: site.name })
  const [text, setText] = useState(answers[0]?.text ?? '')
  if (!person.email && !person.phone) return null
  const mark = () => {
    if (progress === 'new') void change({ do: 'progress', text: 'answered' }, 'Marked as answered')
  }
  const subject = car ? `Your enquiry about the ${car}` : `Your enquiry with ${site.name}`
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading as="h3" size={1} id={id}>
        Answer
      </Heading>
      <Chips
        label="Start with"
        choices={answers.map(({ words, text: value }) => ({ value, words }))}
        chosen={text}
        onChoose={setText}
      />
      <TextArea
        aria-label="Your answer"
        fontSize={1}
        rows={6}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Flex gap={2} wrap="wrap">
        {person.phone ? (
          <Button
            as="a"
            href={textAddress(person.phone, text)}
            mode="ghost"
            fontSize={1}
            padding={3}
            text="Send as a text"
            onClick={mark}
          />
        ) : null}
        {person.email ? (
          <Button
            as="a"
            href={mailAddress(person.email, { subject, body: text })}
            mode="ghost"
            fontSize={1}
            padding={3}
            text="Send as an email"
            onClick={mark}
          />
        ) : null}
      </Flex>
      <Text size={1} muted>
        It opens in your own messages or mail, and the lead is marked as answered.
      </Text>
    </Stack>
  )
}
