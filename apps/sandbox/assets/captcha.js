// Simulates the captcha's script: a box to tick, whose token expires after two minutes.
window.grecaptcha = {
  ready: (run) => run(),
  render(element, options) {
    const box = document.createElement('button');
    box.type = 'button';
    box.setAttribute('role', 'checkbox');
    box.setAttribute('aria-label', 'I am a person');
    Object.assign(box.style, {
      minHeight: '48px',
      padding: '0 16px',
      border: '1px solid currentColor',
      borderRadius: '4px',
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
    });
    const show = (isSolved) => {
      box.setAttribute('aria-checked', String(isSolved));
      box.textContent = `${isSolved ? '☑' : '☐'} I am a person`;
    };
    const solve = async () => {
      try {
        const answer = await fetch('/simulators/captcha/token', { method: 'POST' });
        const { token } = await answer.json();
        show(true);
        options.callback(token);
        setTimeout(() => {
          show(false);
          options['expired-callback']?.();
        }, 120_000);
      } catch {
        options['error-callback']?.();
      }
    };
    box.addEventListener('click', () => void solve());
    show(false);
    element.append(box);
    return 0;
  },
};
