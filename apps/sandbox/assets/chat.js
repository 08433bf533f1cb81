// Simulates a chat provider's script: its launcher appears late and opens its window.
window.LiveAgent = {
  createButton(id) {
    const chat = document.createElement('div');
    chat.setAttribute('role', 'dialog');
    chat.setAttribute('aria-label', 'Chat');
    chat.textContent = 'Hello. How can we help?';
    chat.hidden = true;
    Object.assign(chat.style, {
      position: 'fixed',
      insetInlineEnd: '20px',
      bottom: '150px',
      zIndex: '1000',
      padding: '20px',
      borderRadius: '16px',
      background: '#fff',
      color: '#0B1138',
      font: '15px system-ui, sans-serif',
      boxShadow: '0 8px 32px #0B113840',
    });
    const onClick = () => {
      chat.hidden = false;
    };
    setTimeout(() => {
      const launcher = document.createElement('button');
      launcher.type = 'button';
      launcher.id = `chat-${id}`;
      launcher.className = 'circleButton';
      launcher.textContent = 'Chat';
      launcher.setAttribute('aria-label', 'Chat with us');
      launcher.addEventListener('click', onClick);
      Object.assign(launcher.style, {
        position: 'fixed',
        insetInlineEnd: '20px',
        bottom: '20px',
        zIndex: '1000',
        minWidth: '64px',
        minHeight: '48px',
        border: '0',
        borderRadius: '999px',
        background: '#0B1138',
        color: '#fff',
        font: '600 15px system-ui, sans-serif',
      });
      document.body.append(launcher, chat);
    }, 1200);
    return { onClick };
  },
};
