import { useState } from "react";
import { formatPercentShort } from "#domain/money/percent.ts";
import type { Choices, PriceAnswers } from "#web/bring-in/choices.ts";
import type { ChosenFile, FoundInFile } from "#web/bring-in/use-bring-in.ts";
import { Button } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

interface PriceQuestionsProps {
  file: ChosenFile;
  found: FoundInFile;
  onAnswer: (choices: Choices) => void;
}

const { check, questions } = bringInScreen;
const { mark, tax, selling, price } = questions;

/**
 * What is doubtful about the prices of a file, at most three questions, each with the answer that is taken now. What was
 * answered for the last file with these headings is not asked.
 */
export function PriceQuestions({ file, found: { read, list }, onAnswer }: PriceQuestionsProps) {
  const [isAnswered, setAnswered] = useState(file.isRemembered);
  if (read.kind === "customers") return null;
  const { asked } = read;
  const { answers } = file.choices;
  const answer = (more: Partial<PriceAnswers>) =>
    onAnswer({ ...file.choices, answers: { ...answers, ...more } });
  const { markup } = list.present.firm;
  const markupOff = [formatPercentShort(markup), String((100_000 + markup) / 100_000)] as const;
  const isDoubtful = asked.price || asked.selling || asked.tax || asked.mark !== null;
  if (isDoubtful && isAnswered) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        {check.asLastTime}
        <Button variant="secondary" size="small" onClick={() => setAnswered(false)}>
          {check.changeAnswers}
        </Button>
      </p>
    );
  }
  return (
    <>
      {asked.price && (
        <Question
          ask={price.ask}
          segments={[
            { value: "no", label: price.cost },
            { value: "yes", label: price.selling(...markupOff) },
          ]}
          value={answers.sellsAtPrice ? "yes" : "no"}
          onValueChange={(value) => answer({ sellsAtPrice: value === "yes" })}
        />
      )}
      {asked.selling && !(asked.price && asked.tax && asked.mark) && (
        <Question
          ask={selling.ask}
          segments={[
            { value: "no", label: selling.back(...markupOff) },
            { value: "yes", label: selling.cost },
          ]}
          value={answers.takesSelling ? "yes" : "no"}
          onValueChange={(value) => answer({ takesSelling: value === "yes" })}
        />
      )}
      {asked.tax && (
        <Question
          ask={tax.ask}
          segments={[
            { value: "no", label: tax.off },
            { value: "yes", label: tax.keep },
          ]}
          value={answers.keepsTax ? "yes" : "no"}
          onValueChange={(value) => answer({ keepsTax: value === "yes" })}
        />
      )}
      {asked.mark && (
        <Question
          ask={mark.ask}
          segments={[
            { value: "point", label: mark.point },
            { value: "comma", label: mark.comma },
          ]}
          value={answers.mark ?? asked.mark}
          onValueChange={(value) => answer({ mark: value === "comma" ? "comma" : "point" })}
        />
      )}
    </>
  );
}

interface QuestionProps {
  ask: string;
  segments: { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
}

function Question({ ask, ...rest }: QuestionProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{ask}</p>
      <Segmented label={ask} {...rest} />
    </div>
  );
}
