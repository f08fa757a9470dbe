import './method-switch.css';

interface Props<Method extends string> {
  label: string;
  methods: Readonly<Record<Method, string>>;
  chosen: Method;
  onChoose(method: Method): void;
}

/** Chooses between username and mobile number (LG-1, RG-1, PW-1). */
export function MethodSwitch<Method extends string>({ label, methods, chosen, onChoose }: Props<Method>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own box
    <div className="method-switch" role="group" aria-label={label}>
      {(Object.entries(methods) as [Method, string][]).map(([method, name]) => (
        <button
          key={method}
          type="button"
          className="method-switch__method"
          aria-pressed={method === chosen}
          data-opens={method}
          onClick={() => onChoose(method)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
