import { Icon, type IconShapes } from './icon.tsx';
import './step-list.css';

interface Props {
  steps: readonly { shapes: IconShapes; text: string }[];
}

/** Numbered steps, each with an icon. */
export function StepList({ steps }: Props) {
  return (
    <ol className="step-list">
      {steps.map(({ shapes, text }) => (
        <li key={text} className="step-list__step">
          <span className="step-list__sign">
            <Icon shapes={shapes} />
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}
